/** Shows the signed-in state in the header, without React; requests the user only when a token is stored. */
import { $panel } from '../../stores/panel.ts';
import { readStored } from '../../stores/storage.ts';
import { $token, RETURN_URL } from '../../stores/token.ts';

/** With scripts a menu button; without, a link to the account. */
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
  if (!$token.get() && readStored(RETURN_URL))
    import('../../stores/session.ts').then((session) => session.resumeSignIn());
}
