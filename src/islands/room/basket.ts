/**
 * Adds products of a room to the cart, without React: one from its card, or all selected. The selection is in the
 * page's address.
 */
import type { Cart } from '../../core/cart/cart.ts';
import { readCart } from '../../core/cart/reader.ts';
import { ROOM } from '../../core/editorial/constants.ts';
import { roomPrice } from '../../core/editorial/room.ts';
import { ROOM_COPY } from '../../core/editorial/room-copy.ts';
import { readTicks, writeTicks } from '../../core/editorial/room-link.ts';
import { priceText } from '../../core/product/product-texts.ts';
import { formatMoney } from '../../core/shop/money.ts';
import { addToCart } from '../../stores/cart.ts';
import { openPanel } from '../../stores/panel.ts';
import { whenIdle } from '../idle.ts';

function start(root: HTMLElement): void {
  let lines: Cart = readCart(root.dataset.lines);
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[name="piece"]')];
  const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const buttons = all<HTMLButtonElement>('[data-add-room]');
  const status = root.querySelector('[data-said]') as HTMLElement;
  const chosen = () => new Set(boxes.filter((box) => box.checked && !box.disabled).map((box) => box.value));

  function sum(): void {
    const selected = chosen();
    const whole = boxes.every((box) => box.checked || box.disabled);
    const total = roomPrice(lines, selected);
    for (const text of all('[data-together]')) text.textContent = ROOM_COPY.together(selected.size);
    for (const text of all('[data-total]')) text.textContent = total ? formatMoney(total) : '';
    for (const button of buttons) {
      button.textContent =
        selected.size === 0 ? ROOM_COPY.nothing : whole ? ROOM_COPY.addRoom : ROOM_COPY.addChosen(selected.size);
      button.disabled = selected.size === 0;
    }
    status.textContent = '';
  }

  const slugOf = (box: HTMLInputElement) => lines.find(({ sku }) => sku === box.value)?.slug ?? '';

  /** Ticks the boxes that the address names. Browsers restore boxes on reload, so all are set. */
  function restore(): void {
    const ticks = readTicks(window.location.search);
    for (const box of boxes) if (!box.disabled) box.checked = ticks?.has(slugOf(box)) ?? true;
  }

  /** Writes the ticked pieces into the address. */
  function remember(): void {
    const { pathname, search, hash } = window.location;
    const usable = boxes.filter((box) => !box.disabled);
    const ticked = usable.filter((box) => box.checked).map(slugOf);
    const query = writeTicks(search, ticked, ticked.length === usable.length);
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  }

  async function copyLink(): Promise<void> {
    const copied = await navigator.clipboard?.writeText(window.location.href).then(
      () => true,
      () => false,
    );
    status.textContent = copied ? ROOM_COPY.linkCopied : ROOM_COPY.linkFailed;
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
    for (const { sku, price, stock, lead } of lines) {
      for (const text of document.querySelectorAll(`[data-price="${CSS.escape(sku)}"]`))
        text.textContent = priceText(price);
      const standing = root.querySelector(`[data-stock="${CSS.escape(sku)}"]`);
      const few = stock !== null && stock > 0 && stock <= ROOM.fewLeft;
      const there = !lead ? ROOM_COPY.inStock : lead.weeks === null ? ROOM_COPY.arriving : ROOM_COPY.madeToOrder;
      if (standing) standing.textContent = stock === 0 ? ROOM_COPY.unavailable : few ? ROOM_COPY.fewLeft(stock) : there;
      const box = boxes.find(({ value }) => value === sku);
      if (box) box.disabled = stock === 0 || !price;
    }
    sum();
  }

  root.addEventListener('change', () => {
    remember();
    sum();
  });
  for (const button of buttons) button.addEventListener('click', () => add(chosen()));
  root.querySelector('[data-copy-link]')?.addEventListener('click', () => void copyLink());
  document.addEventListener('click', ({ target }) => {
    const one = target instanceof Element ? target.closest<HTMLElement>('[data-add]') : null;
    if (!one?.dataset.add) return;
    one.closest<HTMLElement>('[popover]')?.hidePopover();
    add(new Set([one.dataset.add]));
  });
  restore();
  sum();
  // On failure the basket keeps the build's data.
  whenIdle(() => refresh().catch(() => {}), 500);
}

export function startBasket(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-basket]')) start(root);
}
