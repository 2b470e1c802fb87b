/** Form of a move that needs more than one press: shipment, payment, return, refund or cancellation. */
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Field } from '../../../components/Field.tsx';
import { movable, type OfficeOrder } from '../../../core/merchant/office-order.ts';
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
const NOTED: readonly Move[] = ['cancel', 'approve', 'refuse', 'allow'];
const MUST_NOTE: readonly Move[] = ['cancel', 'refuse', 'allow'];

/** The amount that a move is about; null for the others. */
function amountOf(order: OfficeOrder, move: Move): number | null {
  if (move === 'refund') return order.refund?.amount ?? null;
  if (move === 'approve') return order.return?.amount ?? null;
  return move === 'paid' ? order.total : null;
}

/** '1,500.50' as paise; 0 for anything else. */
function readRupees(text: string): number {
  const plain = text.replace(/[₹,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
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
  const [rupees, setRupees] = useState('');
  const [missing, setMissing] = useState('');
  const [badAmount, setBadAmount] = useState('');
  const { busy, fault, conflict } = moves;
  const amount = amountOf(order, move);
  const most = movable(order).refundable ?? 0;
  const needsReference = move === 'paid' || move === 'refund';

  async function send(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    const amountGiven = readRupees(rupees);
    const lacks =
      move === 'ship' && !carrier.trim() ? SAY.noCarrier : MUST_NOTE.includes(move) && !note.trim() ? SAY.noNote : '';
    const wrong =
      move === 'allow' && !(amountGiven > 0 && amountGiven <= most) ? SAY.badGive(amountText(order, most)) : '';
    setMissing(lacks);
    setBadAmount(wrong);
    if (lacks || wrong) return;
    const input: MoveInput =
      move === 'ship'
        ? { note: SAY.sentWith(carrier.trim()), parcel: parcel.trim() }
        : { note: note.trim(), reference, amount: amountGiven };
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
        {move === 'allow' && (
          <Field
            label={SAY.give}
            hint={SAY.giveHint(amountText(order, most))}
            error={badAmount || undefined}
            inputMode="decimal"
            value={rupees}
            onChange={({ target }) => setRupees(target.value)}
          />
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
