/** Totals of a quote: goods, discount, delivery, total with tax. */
import { chargeRows } from '../../../core/delivery/charges.ts';
import type { ParcelCharge } from '../../../core/delivery/parcel.ts';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';
import { exactMoney } from '../../../core/shop/money.ts';

type Props = {
  /** Minor units; shipping null while the PIN code is unknown. */
  readonly quote: {
    readonly subtotal: number;
    readonly discount: number;
    readonly shipping: number | null;
    /** Whose charges are listed by name; without them delivery is one row. */
    readonly parcels?: readonly { readonly charges: readonly ParcelCharge[] }[];
    readonly gst: number;
    readonly total: number;
  };
  /** Word for the total, and a line below it. */
  readonly totalName?: string;
  readonly totalLine?: string;
  /** On phones the total alone. */
  readonly brief?: boolean;
};

export function Sums({ quote, totalName = SAY.total, totalLine, brief = false }: Props) {
  const { subtotal, discount, shipping, gst, total } = quote;
  const rows: readonly (readonly [string, string])[] = [
    [SAY.goods, exactMoney(subtotal)],
    ...(discount > 0 ? [[SAY.discount, `−${exactMoney(discount)}`] as const] : []),
    ...(shipping === null
      ? [[SAY.shipping, SAY.fromPin] as const]
      : chargeRows(quote.parcels ?? [], shipping).map(
          ({ name, amount }) => [name, amount === 0 ? SAY.free : exactMoney(amount)] as const,
        )),
  ];
  return (
    <dl className="text-small tabular-nums">
      {rows.map(([name, value]) => (
        <div key={name} className={`flex justify-between gap-4 py-0.5 ${brief ? 'max-md:hidden' : ''}`}>
          <dt className="text-soot">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div
        className={`flex justify-between gap-4 text-body ${brief ? 'md:mt-2 md:border-t md:pt-3' : 'mt-2 border-t pt-3'}`}
      >
        <dt>
          {totalName} <span className="block text-caption text-soot">{SAY.gst(exactMoney(gst))}</span>
        </dt>
        <dd className="text-right font-medium">
          {exactMoney(total)}
          {totalLine && <span className="block text-caption font-normal text-soot">{totalLine}</span>}
        </dd>
      </div>
    </dl>
  );
}
