/** How the order is delivered: parcels, services, the way to the door, and the van's windows, as at checkout. */
import type { QuoteView } from '../../../core/checkout/quote-reader.ts';
import { readPin } from '../../../core/delivery/address.ts';
import { asksAccess } from '../../../core/delivery/service.ts';
import { type OrderDraft, withSlot } from '../../../core/merchant/order-draft.ts';
import { AccessFields } from './AccessFields.tsx';
import { ServiceChoice } from './ServiceChoice.tsx';
import { SplitChoice } from './SplitChoice.tsx';
import { WindowChoice } from './WindowChoice.tsx';

type Props = {
  readonly draft: OrderDraft;
  readonly quote: QuoteView;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<OrderDraft>, field: string) => void;
};

export function DeliveryFields({ draft, quote, faultOf, onChange }: Props) {
  const { delivery, slots } = draft;
  const pin = readPin(draft.address.pin) ?? '';
  const { divisions, parcels, services, vans } = quote;
  const change = (part: Partial<OrderDraft['delivery']>) => onChange({ delivery: { ...delivery, ...part } }, '');
  return (
    <div className="flex flex-col gap-8">
      {divisions && (
        <SplitChoice divisions={divisions} split={delivery.split} onChange={(split) => change({ split })} />
      )}
      {/* Of what the van brings, floor and lift decide which services are possible. */}
      {vans.length > 0 && <AccessFields draft={draft} faultOf={faultOf} onChange={onChange} />}
      <ServiceChoice quote={quote} chosen={delivery.services} onChange={(chosen) => change({ services: chosen })} />
      {vans.length === 0 && asksAccess(parcels, services) && (
        <AccessFields draft={draft} faultOf={faultOf} onChange={onChange} />
      )}
      {vans.map((van) => (
        <WindowChoice
          key={van.parcel}
          pin={pin}
          van={van}
          isOnly={vans.length === 1}
          chosen={slots.find(({ parcel }) => parcel === van.parcel) ?? null}
          onChoose={(time) => onChange({ slots: withSlot(slots, van.parcel, time) }, '')}
        />
      ))}
    </div>
  );
}
