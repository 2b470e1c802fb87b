/** Price and stock in a row of the product list, edited in place where the product has one variant that is in the shop. */
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { ProductRowResponse } from '../../../core/merchant/product-contract.ts';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { STOCK_COPY } from '../../../core/merchant/stock-copy.ts';
import { formatMoney } from '../../../core/shop/money.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { Cell } from '../stock/Cell.tsx';

type Props = {
  readonly row: ProductRowResponse;
  readonly mayChange: boolean;
  readonly onChanged: (row: ProductRowResponse) => void;
};

function priceText({ price, priceTo, currency }: ProductRowResponse): string {
  const from = formatMoney({ amount: price, currency });
  if (priceTo === 0) return SAY.noPrice;
  return price === priceTo ? from : SAY.range(from, formatMoney({ amount: priceTo, currency }));
}

export function RowOffer({ row, mayChange, onChanged }: Props) {
  const { sku, name, state, stock, variants } = row;
  // A draft may lack a price, and several variants have one number each: those are changed in the editor.
  if (mayChange && variants === 1 && state === 'shown') {
    const taken = (now: { readonly price: number; readonly stock: number }) =>
      onChanged({ ...row, price: now.price, priceTo: now.price, stock: now.stock });
    const cell = (kind: 'price' | 'stock') => (
      // Above the link that covers the row.
      <div className="relative z-1 flex min-w-0 items-start gap-2 *:last:min-w-0 *:last:flex-1">
        <span aria-hidden="true" className="pt-3.5 text-caption text-soot md:hidden">
          {SAY.columns[kind]}
        </span>
        <Cell
          isPlain
          kind={kind}
          label={kind === 'stock' ? STOCK_COPY.stockOf(name) : STOCK_COPY.priceOf(name)}
          value={row[kind]}
          save={async (value, seen) => {
            const body = kind === 'stock' ? { stock: value, seen } : { price: value, seenPrice: seen };
            taken(await callMerchant(MERCHANT_ENDPOINTS.changeStock, { params: { sku }, body }));
          }}
          present={async () => {
            const { rows } = await callMerchant(MERCHANT_ENDPOINTS.stock, { query: { q: sku, page: '1' } });
            const now = rows.find((one) => one.sku === sku) ?? row;
            taken(now);
            return now[kind];
          }}
        />
      </div>
    );
    return (
      <div className="grid grid-cols-2 gap-x-4 max-md:col-span-2 max-md:col-start-2 md:contents">
        {cell('price')}
        {cell('stock')}
      </div>
    );
  }
  const isOut = stock === 0 && (state === 'shown' || state === 'scheduled');
  return (
    <>
      <p className="text-small tabular-nums max-md:col-start-2 md:pr-3 md:text-right">{priceText(row)}</p>
      <p className={`text-right text-small tabular-nums md:pr-3 ${isOut ? 'text-danger' : ''}`}>
        <span className="text-soot md:sr-only">{`${SAY.columns.stock} `}</span>
        {isOut ? SAY.noStock : SAY.pieces(stock)}
      </p>
    </>
  );
}
