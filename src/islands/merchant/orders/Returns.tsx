/** The returns of an order. Where several wait, each has its own decision; else the head of the page has it. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { MOVES_COPY } from '../../../core/merchant/moves-copy.ts';
import { movable, type OfficeOrder, waitingReturns } from '../../../core/merchant/office-order.ts';
import { movesOf } from '../../../core/merchant/order-moves.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { ReturnSection } from './ReturnSection.tsx';
import type { OrderMoves } from './use-order.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

const DECISIONS = ['approve', 'refuse'] as const;

type Props = { readonly order: OfficeOrder; readonly role: Role; readonly moves: OrderMoves };
type Open = { readonly move: (typeof DECISIONS)[number]; readonly position: number };

export function Returns({ order, role, moves }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const waiting = waitingReturns(order.returns);
  const allowed = waiting.length > 1 ? movesOf(movable(order), role) : [];
  const decisions = DECISIONS.filter((move) => allowed.includes(move));
  const start = (next: Open | null) => {
    moves.clear();
    setOpen(next);
  };
  return (
    <>
      {order.returns.map((returned) => (
        <ReturnSection key={returned.position} order={order} returned={returned}>
          {waiting.includes(returned) && decisions.length > 0 && (
            <div className="flex flex-wrap gap-x-5 gap-y-2 pt-1">
              {decisions.map((move) => (
                <Button
                  key={move}
                  kind={move === 'approve' ? 'outline' : 'quiet'}
                  className="min-h-11"
                  disabled={moves.busy !== null}
                  onClick={() => start({ move, position: returned.position })}
                >
                  {MOVES_COPY.moves[move]}
                </Button>
              ))}
            </div>
          )}
        </ReturnSection>
      ))}
      {open && (
        <Suspense>
          <MoveDialog
            key={`${open.move} ${open.position}`}
            order={order}
            move={open.move}
            position={open.position}
            moves={moves}
            onClose={() => start(null)}
          />
        </Suspense>
      )}
    </>
  );
}
