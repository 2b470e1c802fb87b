/** Number, state and moves of the order. On phones the moves are pinned to the bottom. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { MOVES_COPY } from '../../../core/merchant/moves-copy.ts';
import { movable, type OfficeOrder, waitingReturns } from '../../../core/merchant/office-order.ts';
import { isExtra, isPlain, type Move, movesOf } from '../../../core/merchant/order-moves.ts';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { mayCall } from '../../../core/merchant/rights.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { ORDER_COPY } from '../../../core/order/copy.ts';
import { momentText } from '../../../core/order/moments.ts';
import { isEditable } from '../../../core/order/order.ts';
import { isSampleOrder } from '../../../core/samples/sample-order.ts';
import { useKeys } from '../use-keys.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { EditOrder } from './EditOrder.tsx';
import { againWords, type OrderMoves } from './use-order.ts';

const loadDialog = () => import('./MoveDialog.tsx');
/** The library of dialogs is a large part of the page. */
const MoveDialog = lazy(async () => ({ default: (await loadDialog()).MoveDialog }));

/** Back to the list with its filter, when the person came from there. */
function goBack(): void {
  const fromList = document.referrer.startsWith(window.location.origin + MERCHANT_PAGES.orders.path);
  if (fromList) window.history.back();
  else window.location.assign(MERCHANT_PAGES.orders.path);
}

type Props = { readonly order: OfficeOrder; readonly role: Role; readonly moves: OrderMoves };

export function OrderHead({ order, role, moves }: Props) {
  const [open, setOpen] = useState<Move | null>(null);
  const { busy, fault, said, conflict, clear } = moves;
  const allowed = movesOf(movable(order), role);
  const mayEdit = mayCall(role, 'editOrder') && isEditable(order.state) && !isSampleOrder(order);
  // Where several returns wait, each has its own buttons.
  const several = waitingReturns(order.returns).length > 1;
  const [first, ...others] = allowed.filter((move) => !several || (move !== 'approve' && move !== 'refuse'));
  const start = (move: Move) => {
    clear();
    if (isPlain(move)) moves.move(order, move);
    else setOpen(move);
  };
  const close = () => {
    setOpen(null);
    clear();
  };
  // Also offline the form opens, and says what cannot be sent.
  useEffect(() => void loadDialog().catch(() => {}), []);
  // The list's key e opens the form of a move: #ship.
  useEffect(() => {
    const asked = allowed.find((move) => `#${move}` === window.location.hash);
    if (!asked || isPlain(asked)) return;
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    setOpen(asked);
  });
  useKeys({
    e: () => {
      if (first && !isExtra(first)) start(first);
    },
  });

  return (
    <div>
      <button type="button" className="link -mt-4 min-h-11 text-small text-soot" onClick={goBack}>
        {SAY.back}
      </button>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b pb-6">
        <div>
          <h2 className="font-serif text-heading tabular-nums">{order.number}</h2>
          <p className="mt-1.5 text-small text-soot">
            <span className="font-medium text-ink">{ORDER_COPY.state[order.state]}</span>,{' '}
            {SAY.placed(momentText(order.placedAt, Date.now())).toLowerCase()}
          </p>
        </div>
        {(allowed.length > 0 || mayEdit) && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-ink max-md:bg-paper max-md:px-(--gutter) max-md:py-3 md:flex-row-reverse">
            {first && (
              <Button
                kind={isExtra(first) ? 'outline' : 'solid'}
                className="max-md:flex-1"
                disabled={busy !== null}
                onClick={() => start(first)}
              >
                {busy === first ? SAY.saving : MOVES_COPY.moves[first]}
              </Button>
            )}
            {others.map((move) => (
              <Button key={move} kind="quiet" className="min-h-11" disabled={busy !== null} onClick={() => start(move)}>
                {MOVES_COPY.moves[move]}
              </Button>
            ))}
            {!isSampleOrder(order) && <EditOrder order={order} role={role} onSaved={moves.show} />}
          </div>
        )}
      </div>
      <div className="not-empty:pt-4">
        <p
          role="status"
          className="text-small text-success not-empty:border-l-2 not-empty:border-success not-empty:px-4 not-empty:py-2"
        >
          {said}
        </p>
        {!open && <ErrorBox>{fault}</ErrorBox>}
        {!open && conflict && (
          <ConflictNotice
            conflict={conflict}
            again={againWords(conflict.move)}
            busy={busy !== null}
            onAgain={() => moves.move(order, conflict.move, conflict.input)}
            onLeave={clear}
          />
        )}
      </div>
      {open && (
        <Suspense>
          <MoveDialog key={open} order={order} move={open} moves={moves} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
