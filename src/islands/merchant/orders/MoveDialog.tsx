/** Form of a move that needs more than one press: shipment, payment, return, refund or cancellation. */
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Field } from '../../../components/Field.tsx';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import type { Move } from '../../../core/merchant/order-moves.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { ORDER } from '../../../core/order/constants.ts';
import { amountText } from '../../../core/order/view.ts';
import { PAYMENT } from '../../../core/payment/constants.ts';
import type { MoveInput } from '../../../stores/office-orders.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { NoteField } from './NoteField.tsx';
import type { OrderMoves } from './use-order.ts';

const SAY = ORDERS_COPY.form;
const PARCEL_MAX = 60;
const NOTED: readonly Move[] = ['cancel', 'approve', 'refuse'];
const MUST_NOTE: readonly Move[] = ['cancel', 'refuse'];

/** The amount that a move is about; null for the others. */
function amountOf(order: OfficeOrder, move: Move): number | null {
  if (move === 'refund') return order.refund?.amount ?? null;
  if (move === 'approve') return order.return?.amount ?? null;
  return move === 'paid' ? order.total : null;
}

type Props = {
  readonly order: OfficeOrder;
  readonly move: Move;
  readonly moves: OrderMoves;
  readonly onClose: () => void;
};

export function MoveDialog({ order, move, moves, onClose }: Props) {
  const [carrier, setCarrier] = useState('');
  const [parcel, setParcel] = useState('');
  const [note, setNote] = useState('');
  const [reference, setReference] = useState(move === 'paid' ? (order.payment.reference ?? '') : '');
  const [missing, setMissing] = useState('');
  const { busy, fault, conflict } = moves;
  const amount = amountOf(order, move);
  const needsReference = move === 'paid' || move === 'refund';

  async function send(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    const lacks =
      move === 'ship' && !carrier.trim() ? SAY.noCarrier : MUST_NOTE.includes(move) && !note.trim() ? SAY.noNote : '';
    setMissing(lacks);
    if (lacks) return;
    const input: MoveInput =
      move === 'ship'
        ? { note: SAY.sentWith(carrier.trim()), parcel: parcel.trim() }
        : { note: note.trim(), reference };
    if (await moves.move(order, move, input)) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={SAY.title[move]} closeLabel={SAY.close}>
      <form noValidate onSubmit={send} aria-busy={busy !== null} className="flex flex-col gap-5 py-6">
        <p className="text-small text-soot">{SAY.line[move]}</p>
        {conflict && (
          <ConflictNotice conflict={conflict} busy={busy !== null} onAgain={() => send()} onLeave={onClose} />
        )}
        <ErrorBox>{fault}</ErrorBox>
        {amount !== null && (
          <p className="flex justify-between border-y py-3 tabular-nums">
            <span className="text-soot">{SAY.amount}</span>
            {amountText(order, amount)}
          </p>
        )}
        {move === 'ship' && (
          <>
            <Field
              label={SAY.carrier}
              value={carrier}
              autoFocus
              maxLength={ORDER.nameMax}
              error={missing || undefined}
              onChange={({ target }) => setCarrier(target.value)}
            />
            <Field
              label={SAY.parcel}
              hint={SAY.parcelHint}
              value={parcel}
              maxLength={PARCEL_MAX}
              autoCapitalize="characters"
              onChange={({ target }) => setParcel(target.value)}
            />
          </>
        )}
        {needsReference && (
          <Field
            label={SAY.reference}
            value={reference}
            maxLength={PAYMENT.referenceMax}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
        {NOTED.includes(move) && (
          <NoteField label={SAY.note} value={note} max={ORDER.noteMax} error={missing} onChange={setNote} />
        )}
        {!conflict && (
          <Button type="submit" disabled={busy !== null}>
            {busy ? ORDERS_COPY.order.saving : SAY.button[move]}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
