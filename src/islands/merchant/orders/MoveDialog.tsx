/** Form of a move that needs more than one press: shipment, payment, return, refund or cancellation. */
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { type MoveDraft, type MoveFaults, moveFaults, moveInput } from '../../../core/merchant/move-form.ts';
import { MOVES_COPY } from '../../../core/merchant/moves-copy.ts';
import { movable, type OfficeOrder, waitingReturns } from '../../../core/merchant/office-order.ts';
import type { Move } from '../../../core/merchant/order-moves.ts';
import { OFFICE_ORDER_COPY } from '../../../core/merchant/order-page-copy.ts';
import { amountText } from '../../../core/order/view.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { MoveFields } from './MoveFields.tsx';
import { againWords, type OrderMoves } from './use-order.ts';

const SAY = MOVES_COPY.form;

/** The return that a move decides: the given one, or the one that waits longest. */
function returnOf({ returns }: OfficeOrder, move: Move, position: number | undefined) {
  const [first] = waitingReturns(returns);
  return move === 'approve' || move === 'refuse'
    ? (returns.find((one) => one.position === position) ?? first)
    : undefined;
}

/** The amount that a move is about; null for the others. */
function amountOf(order: OfficeOrder, move: Move, returned: number | undefined): number | null {
  if (move === 'refund') return order.refund?.amount ?? null;
  if (move === 'approve') return returned ?? null;
  return move === 'paid' ? order.due || order.total : null;
}

/** Amounts that may have arrived: what is due, and what was asked for before edits. */
function arrivalsOf(order: OfficeOrder) {
  const amounts = order.state === 'cancelled' ? [] : [...new Set([order.due, ...order.formerDue])];
  return amounts.map((amount, at) => ({
    value: String(amount),
    name: (at === 0 ? SAY.askedNow : SAY.askedBefore)(amountText(order, amount)),
  }));
}

type Props = {
  readonly order: OfficeOrder;
  readonly move: Move;
  /** Which return a decision is about. */
  readonly position?: number | undefined;
  readonly moves: OrderMoves;
  readonly onClose: () => void;
};

export function MoveDialog({ order, move, position, moves, onClose }: Props) {
  const reported = move === 'paid' ? order.payment.reference : null;
  const [draft, setDraft] = useState<MoveDraft>({
    ...{ carrier: '', parcel: '', note: '', rupees: '' },
    reference: reported ?? '',
  });
  const [faults, setFaults] = useState<MoveFaults>({});
  const first = useRef<HTMLInputElement>(null);
  const { busy, fault, conflict } = moves;
  const [returned] = useState(() => returnOf(order, move, position));
  const amount = amountOf(order, move, returned?.amount);
  const most = movable(order).refundable ?? 0;
  const mostText = amountText(order, most);

  async function send(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    const found = moveFaults(move, draft, most, mostText);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const input = { ...moveInput(move, draft), ...(returned && { position: returned.position }) };
    if (await moves.move(order, move, input)) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={SAY.title[move]} closeLabel={SAY.close} first={first}>
      <form noValidate onSubmit={send} aria-busy={busy !== null} className="flex flex-col gap-5 py-6">
        <p className="text-small text-soot">{SAY.line[move]}</p>
        {conflict && (
          <ConflictNotice
            conflict={conflict}
            again={againWords(move)}
            busy={busy !== null}
            onAgain={() => send()}
            onLeave={onClose}
          />
        )}
        <ErrorBox>{fault}</ErrorBox>
        {returned && order.returns.length > 1 && (
          <ul className="text-small">
            {returned.lines.map((line) => (
              <li key={line.sku} className="tabular-nums">
                {line.quantity} × {order.lines.find(({ sku }) => sku === line.sku)?.name ?? line.sku}
              </li>
            ))}
          </ul>
        )}
        {amount !== null && (
          <p className="flex justify-between border-y py-3 tabular-nums">
            <span className="text-soot">{SAY.amount}</span>
            {amountText(order, amount)}
          </p>
        )}
        <MoveFields
          move={move}
          draft={draft}
          faults={faults}
          most={mostText}
          arrivals={move === 'paid' ? arrivalsOf(order) : []}
          first={first}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        {!conflict && (
          <Button type="submit" disabled={busy !== null}>
            {busy ? OFFICE_ORDER_COPY.saving : SAY.button[move]}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
