/** Adds a product to the cart from its card, without React or a request. Uses event delegation. */
import type { CartLine } from '../../core/cart/cart.ts';
import { readCart } from '../../core/cart/reader.ts';
import { SHELL_COPY } from '../../core/shop/shell-copy.ts';
import { announce } from '../../stores/announcements.ts';
import { addToCart } from '../../stores/cart.ts';

const SHOWN_MS = 2400;

function lineOf(text: string | undefined): CartLine | null {
  return readCart(`[${text ?? ''}]`)[0] ?? null;
}

export function startQuickAdd(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-quick-add]') : null;
    const line = button && lineOf(button.dataset.quickAdd);
    if (!button || !line) return;
    event.preventDefault();
    const added = addToCart(line) > 0;
    button.dataset.state = added ? 'added' : 'full';
    announce((added ? SHELL_COPY.quickAdded : SHELL_COPY.allInCart)(line.name));
    setTimeout(() => delete button.dataset.state, SHOWN_MS);
  });
}
