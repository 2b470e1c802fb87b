/** Rows of the totals: the charges of the delivery. */
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import type { QuoteView } from '../../core/checkout/quote-reader.ts';
import { chargeRows } from '../../core/delivery/charges.ts';
import { exactMoney } from '../../core/shop/money.ts';

const SAY = CHECKOUT_COPY.summary;

export function Row({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="text-soot">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

export function Charges({ parcels, shipping }: Pick<QuoteView, 'parcels' | 'shipping'>) {
  if (shipping === null) return <Row name={SAY.delivery}>{SAY.unknown}</Row>;
  return chargeRows(parcels, shipping).map(({ name, amount }) => (
    <Row key={name} name={name}>
      {amount === 0 ? SAY.free : exactMoney(amount)}
    </Row>
  ));
}
