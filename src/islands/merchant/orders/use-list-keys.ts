/** Keys of the list: move, open, select, search, help, and the next move of the focused order. */
import { type RefObject, useState } from 'react';
import type { OfficeOrder, OfficeSummary } from '../../../core/merchant/office-order.ts';
import { isPlain, nextMove } from '../../../core/merchant/order-moves.ts';
import { ORDERS_COPY as SAY } from '../../../core/merchant/orders-copy.ts';
import { orderOfficePath } from '../../../core/merchant/pages.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { makeMove } from '../../../stores/office-orders.ts';
import { useKeys } from './use-keys.ts';

type Options = {
  readonly rows: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly orders: readonly OfficeSummary[];
  readonly role: Role;
  readonly chosen: ReadonlySet<string>;
  readonly select: (numbers: readonly string[], on: boolean) => void;
  readonly patch: (order: OfficeOrder) => void;
  readonly reload: () => Promise<void>;
  readonly onHelp: () => void;
};

export function useListKeys(options: Options) {
  const { rows, search, orders, role, chosen, select, patch, onHelp } = options;
  const [said, setSaid] = useState('');
  const [moving, setMoving] = useState('');

  const links = () => [...(rows.current?.querySelectorAll<HTMLAnchorElement>('a[data-order]') ?? [])];
  const focused = () => links().findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const order = () => orders[focused()];
  const step = (by: number) => {
    const all = links();
    const at = focused();
    all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
  };

  async function next(): Promise<void> {
    const now = order();
    if (!now || moving) return;
    const { number, state } = now;
    const move = nextMove(now, role);
    if (!move) return setSaid(SAY.noMove(number));
    // A move that needs more than a key opens its form.
    if (!isPlain(move)) return window.location.assign(`${orderOfficePath(number)}#${move}`);
    setMoving(number);
    const result = await makeMove(number, move, { state });
    setMoving('');
    if (result.state !== 'failed') patch(result.order);
    setSaid(SAY.doneFor(number, result.state === 'done' ? SAY.done[move] : result.message));
  }

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    o: () => links()[focused()]?.click(),
    x: () => {
      const now = order();
      if (now) select([now.number], !chosen.has(now.number));
    },
    e: () => void next(),
    '/': () => search.current?.focus(),
    '?': onHelp,
  });
  return { said, moving };
}
