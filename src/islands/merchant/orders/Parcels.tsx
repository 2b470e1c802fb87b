/** The parcels of an order that has several, or one for a store: pieces, state, papers and moves of each. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { shownSku } from '../../../core/configuration/key.ts';
import { PARCEL_COPY } from '../../../core/delivery/parcel-copy.ts';
import { type ParcelStep, parcelSteps } from '../../../core/delivery/parcel-states.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_PARCELS_COPY as SAY } from '../../../core/merchant/parcels-copy.ts';
import { mayCall } from '../../../core/merchant/rights.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { isFunded, isOnTheWay } from '../../../core/order/order.ts';
import type { ParcelView } from '../../../core/order/parcel-reader.ts';
import { linesIn } from '../../../core/order/parcel-view.ts';
import { ParcelPapers } from './ParcelPapers.tsx';
import type { OrderMoves } from './use-order.ts';
import { Whereabouts } from './Whereabouts.tsx';

/** The library of dialogs is a large part of the page. */
const ParcelDialog = lazy(async () => ({ default: (await import('./ParcelDialog.tsx')).ParcelDialog }));

type Props = { readonly order: OfficeOrder; readonly role: Role; readonly moves: OrderMoves };
type Open = { readonly parcel: ParcelView; readonly step: 'shipped' | 'delivered' };

/** A shipment needs its carrier, a parcel that is collected its code. */
const needsForm = ({ transport }: ParcelView, step: ParcelStep): step is Open['step'] =>
  (step === 'shipped' && transport !== 'pickup') || (step === 'delivered' && transport === 'pickup');

function Parcel({ order, role, moves, parcel, onOpen }: Props & { parcel: ParcelView; onOpen: (open: Open) => void }) {
  const all = order.parcels.length;
  const mayMove =
    mayCall(role, 'moveParcel') &&
    isOnTheWay(order.state) &&
    isFunded({ ...order.payment, payment: order.payment.method, paymentState: order.payment.state });
  const steps = mayMove ? parcelSteps(parcel) : [];
  const title = all > 1 ? PARCEL_COPY.title(parcel.parcel, all) : SAY.only;
  const id = `parcel-${parcel.parcel}`;
  const start = (step: ParcelStep) => {
    moves.clear();
    if (needsForm(parcel, step)) onOpen({ parcel, step });
    else moves.moveParcel(order, parcel, step, {});
  };
  return (
    <li className="border-b py-5">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 id={id} className="text-lead">
            {title}
          </h3>
          <p className="font-medium">{PARCEL_COPY.state(parcel.state, parcel.transport)}</p>
        </div>
        {parcel.size && (
          <p className="text-small text-soot">{parcel.transport === 'pickup' ? SAY.pickup : parcel.size}</p>
        )}
        <Whereabouts parcel={parcel} />
        <ul className="mt-3 text-small">
          {linesIn(order.lines, parcel).map(({ sku, name, variant, quantity }) => (
            <li key={sku} className="flex gap-3 py-1">
              <b className="w-8 shrink-0 text-right font-medium tabular-nums">{quantity} ×</b>
              <span className="min-w-0 flex-1">
                {[name, variant].filter(Boolean).join(', ')} <span className="text-soot">{shownSku(sku)}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          {steps.map((step, index) => (
            <Button
              key={step}
              kind={index === 0 ? 'outline' : 'quiet'}
              className="min-h-11!"
              disabled={moves.busy !== null}
              onClick={() => start(step)}
            >
              {(parcel.transport === 'pickup' ? SAY.pickupSteps : SAY.steps)[step]}
              {all > 1 && <span className="sr-only">: {title}</span>}
            </Button>
          ))}
          <ParcelPapers number={order.number} parcel={parcel.parcel} />
        </div>
      </section>
    </li>
  );
}

export function Parcels({ order, role, moves }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => {
    setOpen(null);
    moves.clear();
  };
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels" className="font-serif text-heading">
        {SAY.title}
      </h2>
      <ul className="mt-4 border-t">
        {order.parcels.map((parcel) => (
          <Parcel key={parcel.parcel} {...{ order, role, moves, parcel }} onOpen={setOpen} />
        ))}
      </ul>
      {open && (
        <Suspense>
          <ParcelDialog {...open} order={order} moves={moves} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
