/** What a shopper chooses about the delivery: service, access, windows and division. */
import { useStore } from '@nanostores/react';
import { ButtonLink } from '../../components/Button.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import { PICKUP_STEP_COPY } from '../../core/checkout/pickup-copy.ts';
import type { QuoteView } from '../../core/checkout/quote-reader.ts';
import { chargeRows } from '../../core/delivery/charges.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { asksAccess } from '../../core/delivery/service.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { checkoutPath } from '../../core/shop/routes.ts';
import { goTo } from '../../stores/checkout.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { AccessFields } from './AccessFields.tsx';
import { DeliverySlots } from './DeliverySlots.tsx';
import { Parcels } from './Parcels.tsx';
import { Services } from './Services.tsx';
import { SplitChoice } from './SplitChoice.tsx';
import type { Faults } from './use-faults.ts';

export function DeliveryTerms({ quote, faults }: { readonly quote: QuoteView; readonly faults: Faults }) {
  const { address, delivery: terms } = useStore($draft);
  const { store } = terms;
  const { delivery, freeShippingFrom, parcels, services } = quote;
  const byVan = asksAccess(parcels, []);
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-soot">
        <span className="min-w-0">
          {store ? PICKUP_STEP_COPY.at : SAY.to}{' '}
          {[address.line1, store ? address.line2 : `${address.city} ${address.pin}`].filter(Boolean).join(', ')}
        </span>
        <ButtonLink
          kind="quiet"
          className="min-h-11"
          href={checkoutPath('address')}
          aria-label={SAY.changeOf}
          onClick={(event) => {
            event.preventDefault();
            goTo('address');
          }}
        >
          {SAY.change}
        </ButtonLink>
      </p>
      {delivery && (
        <p className="border-t pt-8 pb-1 font-serif text-name">
          <span className="block">{dayText(delivery.from)}</span>
          {delivery.to !== delivery.from && (
            <>
              <span className="block text-soot italic">{SAY.until}</span>
              <span className="block">{dayText(delivery.to)}</span>
            </>
          )}
        </p>
      )}
      {quote.divisions && <SplitChoice divisions={quote.divisions} />}
      <Parcels quote={quote} />
      <DeliverySlots pin={address.pin} parcels={quote.vans} />
      {/* Of what the van brings, floor and lift decide which services are possible. */}
      {byVan && <AccessFields faults={faults} />}
      {services.length > 0 && <Services quote={quote} />}
      {!byVan && asksAccess(parcels, services) && <AccessFields faults={faults} />}
      {!store && (
        <section aria-labelledby="charges" className="border-t pt-5">
          <h3 id="charges" className="text-small font-medium">
            {SAY.charge}
          </h3>
          <dl className="mt-2 flex flex-col gap-1.5">
            {chargeRows(parcels, quote.shipping ?? 0).map(({ name, amount }) => (
              <div key={name} className="flex items-baseline justify-between gap-6">
                <dt className="text-soot">{name}</dt>
                <dd className="tabular-nums">{amount === 0 ? CHECKOUT_COPY.summary.free : exactMoney(amount)}</dd>
              </div>
            ))}
          </dl>
          {freeShippingFrom !== null && freeShippingFrom > 0 && (
            <p className="mt-1.5 text-caption text-soot">{SAY.freeFrom(exactMoney(freeShippingFrom))}</p>
          )}
        </section>
      )}
      <section aria-labelledby="on-the-day" className="border-t pt-5">
        <h3 id="on-the-day" className="text-small font-medium">
          {SAY.howTitle}
        </h3>
        <ul className="mt-2 flex max-w-[52ch] flex-col gap-1.5 text-small text-soot">
          {(store ? SAY.howAtStore : SAY.how).map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
