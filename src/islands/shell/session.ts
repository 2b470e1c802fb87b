/** Shows the header of whoever is signed in, without React; asks who it is only when somebody is (§4). */
import { $panel } from '../../stores/panel.ts';
import { readStored } from '../../stores/storage.ts';
import { $token, AWAY } from '../../stores/token.ts';

/** With scripts it is the button of a menu; without, a link to the account. */
function makeMenuButton(link: HTMLElement): void {
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'menu');
  $panel.subscribe((panel) => link.setAttribute('aria-expanded', String(panel === 'account')));
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    link.click();
  });
}

export function startSession(): void {
  const member = document.querySelector<HTMLElement>('[data-member]');
  if (member) makeMenuButton(member);
  $token.subscribe((token) => {
    document.documentElement.dataset.session = token ? 'in' : 'out';
    if (token) import('../../stores/session.ts').then((session) => session.startSession());
  });
  if (!$token.get() && readStored(AWAY)) import('../../stores/session.ts').then((session) => session.resumeSignIn());
}
