/** The step of the checkout on screen, which the browser's history walks, and whose checkout it is. */
import { atom } from 'nanostores';
import type { User } from '../core/account/account.ts';
import { admit, EMPTY_DRAFT, type Step, stepOf } from '../core/checkout/checkout.ts';
import { COPY } from '../core/shop/copy.ts';
import { checkoutPath } from '../core/shop/routes.ts';
import { $cart } from './cart.ts';
import { $draft, changeDraft, forgetDraft } from './checkout-draft.ts';
import { $quote, offered, startQuote } from './checkout-quote.ts';
import { $pin } from './pin.ts';
import { $session, type Session } from './session.ts';

/** moved: the shopper came here from another step, so its heading takes the focus. */
export type OnScreen = { readonly step: Step; readonly moved: boolean };

export const $step = atom<OnScreen>({ step: 'contact', moved: false });

const admitted = (asked: Step) => admit(asked, $draft.get(), offered());

function show(step: Step, write: 'pushState' | 'replaceState' | null, moved = true): void {
  const path = checkoutPath(step);
  if (write && window.location.pathname + window.location.search !== path) window.history[write](null, '', path);
  if (moved && step !== $step.get().step) window.scrollTo(0, 0);
  $step.set({ step, moved });
}

/** Shows a step, or the first before it that is not complete. */
export function goTo(step: Step): void {
  show(admitted(step), 'pushState');
}

function onHistory(): void {
  show(admitted(stepOf(window.location.search)), 'replaceState');
}

/** An answer of the shop may close a step that was open: another total, another way to pay. */
function check(): void {
  const { step } = $step.get();
  const next = admitted(step);
  if (next !== step && $cart.get().length > 0) show(next, 'replaceState');
}

/** What an account knows fills what is empty; what somebody else wrote is forgotten. */
function welcome({ email, name, phone }: User): void {
  const { owner } = $draft.get();
  if (owner !== '' && owner !== email) forgetDraft();
  const { contact } = $draft.get();
  changeDraft({
    owner: email,
    contact: {
      email,
      name: contact.name || (name === COPY.account.noName ? '' : name),
      phone: contact.phone || phone,
    },
  });
}

function meet(session: Session): void {
  if (session.state === 'in') welcome(session.user);
  else if ((session.state === 'out' || session.state === 'leaving') && $draft.get().owner !== '') forgetDraft();
}

/** Lives until the answer is called. */
export function startCheckout(): () => void {
  const { address } = $draft.get();
  if (address === EMPTY_DRAFT.address) changeDraft({ address: { ...address, pin: $pin.get() } });
  const stops = [$session.subscribe(meet), startQuote(), $quote.listen(check)];
  show(admitted(stepOf(window.location.search)), 'replaceState', false);
  window.addEventListener('popstate', onHistory);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('popstate', onHistory);
  };
}
