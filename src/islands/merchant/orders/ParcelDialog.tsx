/** Form of a parcel's move that needs more than one press: its shipment, or the code of the shopper who collects it. */
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Field } from '../../../components/Field.tsx';
import { PARCEL_COPY } from '../../../core/delivery/parcel-copy.ts';
import { MOVES_COPY } from '../../../core/merchant/moves-copy.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY } from '../../../core/merchant/order-page-copy.ts';
import { OFFICE_PARCELS_COPY as SAY } from '../../../core/merchant/parcels-copy.ts';
import { PICKUP } from '../../../core/order/constants.ts';
import type { ParcelView } from '../../../core/order/parcel-reader.ts';
import { CarrierFields } from './CarrierFields.tsx';
import type { OrderMoves } from './use-order.ts';

type Props = {
  readonly order: OfficeOrder;
  readonly parcel: ParcelView;
  readonly step: 'shipped' | 'delivered';
  readonly moves: OrderMoves;
  readonly onClose: () => void;
};

export function ParcelDialog({ order, parcel, step, moves, onClose }: Props) {
  const [draft, setDraft] = useState({ carrier: '', parcel: '' });
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const { busy, fault } = moves;
  const ships = step === 'shipped';

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const missing = ships
      ? draft.carrier.trim() === '' && MOVES_COPY.form.noCarrier
      : code.replace(/\D/g, '').length !== PICKUP.codeDigits && SAY.badCode;
    setProblem(missing || '');
    if (missing) return;
    const input = { carrier: draft.carrier.trim(), tracking: draft.parcel.trim(), code: code.trim() };
    if (await moves.moveParcel(order, parcel, step, input)) onClose();
  }

  const title = PARCEL_COPY.title(parcel.parcel, order.parcels.length);
  return (
    <Dialog
      open
      onClose={onClose}
      title={order.parcels.length > 1 ? title : SAY.steps[step]}
      closeLabel={MOVES_COPY.form.close}
      first={first}
    >
      <form noValidate onSubmit={send} aria-busy={busy !== null} className="flex flex-col gap-5 py-6">
        <p className="text-small text-soot">{ships ? MOVES_COPY.form.line.ship : SAY.codeLine}</p>
        <ErrorBox>{fault}</ErrorBox>
        {ships ? (
          <CarrierFields
            draft={draft}
            fault={problem || undefined}
            first={first}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
        ) : (
          <Field
            ref={first}
            label={SAY.code}
            hint={SAY.codeHint}
            value={code}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            error={problem || undefined}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <Button type="submit" disabled={busy !== null}>
          {busy ? OFFICE_ORDER_COPY.saving : ships ? SAY.ship : SAY.handOver}
        </Button>
      </form>
    </Dialog>
  );
}
