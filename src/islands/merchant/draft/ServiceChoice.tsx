/** Services with their prices; what the stairs of the address rule out cannot be chosen, and says why. */
import { useId } from 'react';
import { CHECKOUT_COPY } from '../../../core/checkout/copy.ts';
import { DELIVERY_STEP_COPY as SAY } from '../../../core/checkout/delivery-copy.ts';
import type { QuoteView } from '../../../core/checkout/quote-reader.ts';
import { floorText } from '../../../core/delivery/measure-copy.ts';
import type { OfferedService } from '../../../core/delivery/service.ts';
import { ORDER_DRAFT_COPY } from '../../../core/merchant/order-draft-copy.ts';
import { exactMoney } from '../../../core/shop/money.ts';

const { summary } = CHECKOUT_COPY;

/** Why it cannot be chosen; '' when it can. */
function blockOf({ blocked, stairs }: OfferedService, { lines }: QuoteView): string {
  if (blocked.length === 0 || !stairs) return '';
  const names = lines.filter(({ sku }) => blocked.includes(sku)).map(({ name }) => name);
  return SAY.stairs(stairs.upTo, floorText(stairs.floors), names);
}

type Props = {
  readonly quote: QuoteView;
  /** Ids; also of services that these pieces cannot have. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
};

export function ServiceChoice({ quote, chosen, onChange }: Props) {
  const id = useId();
  const { services } = quote;
  if (services.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-small font-medium">{SAY.servicesTitle}</legend>
      <p className="pb-2 text-small text-soot">{ORDER_DRAFT_COPY.door}</p>
      {services.map((service) => {
        const others = chosen.filter((one) => one !== service.id);
        const block = blockOf(service, quote);
        return (
          <div key={service.id} className="border-b py-2 first-of-type:border-t">
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={chosen.includes(service.id) && !block}
                disabled={block !== ''}
                aria-describedby={block ? `${id}-${service.id}` : undefined}
                onChange={({ target }) => onChange(target.checked ? [...others, service.id] : others)}
              />
              <span className="flex min-w-0 flex-1 justify-between gap-x-6">
                <span>
                  {service.name}
                  <span className="block text-small text-soot">{service.line}</span>
                </span>
                <span className="tabular-nums">{service.price === 0 ? summary.free : exactMoney(service.price)}</span>
              </span>
            </label>
            <p id={`${id}-${service.id}`} role="status" className="pl-8 text-small text-danger not-empty:pb-2">
              {block}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
