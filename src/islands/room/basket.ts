/** Adds products of a room to the cart, without React: one from its card, or all selected. */
import { type Cart, readCart } from '../../core/cart/cart.ts';
import { roomPrice } from '../../core/editorial/room.ts';
import { ROOM_COPY } from '../../core/editorial/room-copy.ts';
import { priceText } from '../../core/product/product.ts';
import { ROOM } from '../../core/shop/constants.ts';
import { formatMoney } from '../../core/shop/money.ts';
import { addToCart } from '../../stores/cart.ts';
import { openPanel } from '../../stores/panel.ts';

function start(root: HTMLElement): void {
  let lines: Cart = readCart(root.dataset.lines);
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[name="piece"]')];
  const button = root.querySelector('[data-add-room]') as HTMLButtonElement;
  const status = root.querySelector('[data-said]') as HTMLElement;
  const chosen = () => new Set(boxes.filter((box) => box.checked && !box.disabled).map((box) => box.value));

  function sum(): void {
    const selected = chosen();
    const whole = boxes.every((box) => box.checked || box.disabled);
    const total = roomPrice(lines, selected);
    (root.querySelector('[data-together]') as HTMLElement).textContent = ROOM_COPY.together(selected.size);
    (root.querySelector('[data-total]') as HTMLElement).textContent = total ? formatMoney(total) : '';
    button.textContent =
      selected.size === 0 ? ROOM_COPY.nothing : whole ? ROOM_COPY.addRoom : ROOM_COPY.addChosen(selected.size);
    button.disabled = selected.size === 0;
    status.textContent = '';
  }

  function add(skus: ReadonlySet<string>): void {
    const added = lines.filter(({ sku }) => skus.has(sku)).reduce((count, line) => count + addToCart(line), 0);
    status.textContent = added > 0 ? ROOM_COPY.added(added) : ROOM_COPY.full;
    openPanel('cart');
  }

  /** Updates price and stock, which may have changed since the build. */
  async function refresh(): Promise<void> {
    const { fetchRoomProducts } = await import('../../stores/room.ts');
    lines = await fetchRoomProducts(lines);
    for (const { sku, price, stock } of lines) {
      for (const text of document.querySelectorAll(`[data-price="${CSS.escape(sku)}"]`))
        text.textContent = priceText(price);
      const standing = root.querySelector(`[data-stock="${CSS.escape(sku)}"]`);
      const few = stock !== null && stock > 0 && stock <= ROOM.fewLeft;
      if (standing)
        standing.textContent = stock === 0 ? ROOM_COPY.unavailable : few ? ROOM_COPY.fewLeft(stock) : ROOM_COPY.inStock;
      const box = boxes.find(({ value }) => value === sku);
      if (box) box.disabled = stock === 0 || !price;
    }
    sum();
  }

  root.addEventListener('change', sum);
  button.addEventListener('click', () => add(chosen()));
  document.addEventListener('click', ({ target }) => {
    const one = target instanceof Element ? target.closest<HTMLElement>('[data-add]') : null;
    if (!one?.dataset.add) return;
    one.closest<HTMLElement>('[popover]')?.hidePopover();
    add(new Set([one.dataset.add]));
  });
  const wake = () => void refresh().catch(() => {});
  document.querySelector('main')?.addEventListener('pointerover', wake, { once: true });
  root.addEventListener('focusin', wake, { once: true });
  sum();
}

export function startBasket(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-basket]')) start(root);
}
