/** Whether the cart was saved for a letter. Apart from saved-cart.ts, which is loaded when it is asked for. */
import { atom } from 'nanostores';

export const $cartSaving = atom<'idle' | 'failed'>('idle');
