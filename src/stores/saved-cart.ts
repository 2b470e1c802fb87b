/** Saves the cart for one letter, as long as the shopper asks for it at the checkout. */
import { atom } from 'nanostores';
import { isWholeEmail } from '../core/account/registration.ts';
import { LIST_ENDPOINTS } from '../core/lists/endpoints.ts';
import { $cart } from './cart.ts';
import { $step } from './checkout.ts';
import { $draft, changeDraft } from './checkout-draft.ts';
import { client } from './client.ts';

/** Whether the cart could be saved. */
export const $cartSaving = atom<'idle' | 'failed'>('idle');

/** The last saved request; saved once. */
let saved = '';
let running: Promise<void> | undefined;

async function forget(token: string): Promise<void> {
  saved = '';
  changeDraft({ cartToken: '' });
  await client(LIST_ENDPOINTS.forgetCart, { body: { token } });
}

async function sync(): Promise<void> {
  const { emailCart, contact, cartToken } = $draft.get();
  if (!emailCart) {
    if (cartToken) await forget(cartToken);
    return;
  }
  const email = contact.email.trim();
  const lines = $cart.get().map(({ sku, quantity }) => ({ sku, quantity }));
  const wanted = JSON.stringify({ email, lines });
  if (wanted === saved || lines.length === 0 || !isWholeEmail(email)) return;
  const token = await client(LIST_ENDPOINTS.saveCart, {
    body: { email, lines, ...(cartToken && { token: cartToken }) },
  });
  saved = wanted;
  if ($draft.get().emailCart) changeDraft({ cartToken: token });
  else await forget(token);
}

/** Saves, replaces or deletes the cart, one after the other. */
export function saveCart(): Promise<void> {
  running = (running ?? Promise.resolve())
    .then(sync)
    .then(() => $cartSaving.set('idle'))
    .catch((error: unknown) => {
      console.warn(error);
      $cartSaving.set($draft.get().emailCart ? 'failed' : 'idle');
    });
  return running;
}

let isStarted = false;

/** Follows the checkout from now on: the cart, and the address when its step is left. */
export function startSavedCart(): void {
  void saveCart();
  if (isStarted) return;
  isStarted = true;
  $step.listen(() => void saveCart());
  $cart.listen(() => void saveCart());
}
