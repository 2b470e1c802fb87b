/** Keys of the list beside those of all lists: open, select, help, and the next move of the focused order. */
import { useState } from 'react';
import { MOVES_COPY as SAY } from '../../../core/merchant/moves-copy.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import type { OfficeSummary } from '../../../core/merchant/office-summary.ts';
import { isPlain, nextMove } from '../../../core/merchant/order-moves.ts';
import { orderOfficePath } from '../../../core/merchant/pages.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { makeMove } from '../../../stores/office-orders.ts';
import { focusedRow, useKeys } from '../use-keys.ts';

type Options = {
  /** In the order of the rows. */
  readonly orders: readonly OfficeSummary[];
  readonly role: Role;
  readonly chosen: ReadonlySet<string>;
  readonly select: (numbers: readonly string[], on: boolean) => void;
  readonly patch: (order: OfficeOrder) => void;
  readonly onHelp: () => void;
};

export function useListKeys({ orders, role, chosen, select, patch, onHelp }: Options) {
  const [said, setSaid] = useState('');
  const [moving, setMoving] = useState('');
  const order = () => orders[focusedRow()];

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
    o: () => {
      const now = order();
      if (now) window.location.assign(orderOfficePath(now.number));
    },
    x: () => {
      const now = order();
      if (now) select([now.number], !chosen.has(now.number));
    },
    e: () => void next(),
    '?': onHelp,
  });
  return { said, moving };
}
