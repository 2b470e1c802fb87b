/** The step of the checkout on screen, kept in the browser's history. */
import { atom } from 'nanostores';
import { allowedStep, type Step, stepOf } from '../core/checkout/checkout.ts';
import { EMPTY_DRAFT } from '../core/checkout/draft.ts';
import { checkoutPath } from '../core/shop/routes.ts';
import { $cart } from './cart.ts';
import { $draft, changeDraft } from './checkout-draft.ts';
import { $quote, currentOffer, startQuote } from './checkout-quote.ts';
import { startDraftOwner } from './draft-owner.ts';
import { $pin } from './pin.ts';

/** moved: reached from another step, so its heading takes the focus. */
export type OnScreen = { readonly step: Step; readonly moved: boolean };

export const $step = atom<OnScreen>({ step: 'contact', moved: false });

const allowed = (requested: Step) => allowedStep(requested, $draft.get(), currentOffer());

function show(step: Step, write: 'pushState' | 'replaceState' | null, moved = true): void {
  const path = checkoutPath(step);
  if (write && window.location.pathname + window.location.search !== path) window.history[write](null, '', path);
  if (moved && step !== $step.get().step) window.scrollTo(0, 0);
  $step.set({ step, moved });
}

/** Shows a step, or the first incomplete one before it. */
export function goTo(step: Step): void {
  show(allowed(step), 'pushState');
}

function onHistory(): void {
  show(allowed(stepOf(window.location.search)), 'replaceState');
}

/** A new quote may close the current step: its total may exclude the payment method. */
function check(): void {
  const { step } = $step.get();
  const next = allowed(step);
  if (next !== step && $cart.get().length > 0) show(next, 'replaceState');
}

/** Returns the function that stops it. */
export function startCheckout(): () => void {
  const { address } = $draft.get();
  if (address === EMPTY_DRAFT.address) changeDraft({ address: { ...address, pin: $pin.get() } });
  const stops = [startDraftOwner(), startQuote(), $quote.listen(check)];
  show(allowed(stepOf(window.location.search)), 'replaceState', false);
  window.addEventListener('popstate', onHistory);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('popstate', onHistory);
  };
}
