/** One delivery service to choose. */
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import type { QuoteView } from '../../core/checkout/quote-reader.ts';
import { fitsOf } from '../../core/checkout/too-large.ts';
import { floorText } from '../../core/delivery/measure-copy.ts';
import type { OfferedService } from '../../core/delivery/service.ts';
import { fitText } from '../../core/product/fit-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $draft, changeDelivery } from '../../stores/checkout-draft.ts';
import { $space } from '../../stores/space.ts';

type Props = { readonly service: OfferedService; readonly quote: QuoteView };

/** Verdicts of the pieces that the service carries in: those that do not fit, and whether all others do. */
function useFits({ service, quote }: Props) {
  const pieces = fitsOf(service, quote.lines, useStore($space));
  const large = pieces.filter(({ fit }) => fit.state === 'too');
  return { large, allFit: pieces.length > 0 && pieces.every(({ fit }) => fit.state === 'fits') };
}

export function Service({ service, quote }: Props) {
  const id = useId();
  const { services } = useStore($draft).delivery;
  const { large, allFit } = useFits({ service, quote });
  const { blocked, stairs } = service;
  const isBlocked = blocked.length > 0;
  const names = quote.lines.filter(({ sku }) => blocked.includes(sku)).map(({ name }) => name);
  const others = services.filter((one) => one !== service.id);
  return (
    <li className="border-b first:border-t">
      <label className={`flex gap-4 px-4 py-4 ${isBlocked ? 'text-soot' : 'cursor-pointer hover:bg-linen/60'}`}>
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={services.includes(service.id) && !isBlocked}
          disabled={isBlocked}
          aria-describedby={`${id}-fit`}
          onChange={({ target }) => changeDelivery({ services: target.checked ? [...others, service.id] : others })}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-6">
            <span className="font-medium">{service.name}</span>
            <span className="tabular-nums">
              {service.price === 0 ? CHECKOUT_COPY.summary.free : exactMoney(service.price)}
            </span>
          </span>
          <span className="block max-w-[52ch] text-small text-soot">{service.line}</span>
        </span>
      </label>
      <div id={`${id}-fit`} role="status" className="flex flex-col gap-1 pr-4 pl-13 text-small not-empty:pb-4">
        {isBlocked && stairs && (
          <p className="text-danger">{SAY.stairs(stairs.upTo, floorText(stairs.floors), names)}</p>
        )}
        {large.map(({ name, fit }) => (
          <p key={name} className="text-danger">
            {SAY.tooLarge(name, fitText(fit))}
          </p>
        ))}
        {allFit && !isBlocked && <p className="text-success">{SAY.fits}</p>}
      </div>
    </li>
  );
}
