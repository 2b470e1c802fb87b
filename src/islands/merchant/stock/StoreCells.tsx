/** How many pieces of a variant stand in each store at which orders are collected. */
import { groupedText } from '../../../core/merchant/cell.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { StockItem, StockList } from '../../../core/merchant/stock.ts';
import { STOCK_COPY as SAY } from '../../../core/merchant/stock-copy.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { Cell } from './Cell.tsx';

type Props = {
  readonly item: StockItem;
  readonly stores: StockList['stores'];
  readonly mayChange: boolean;
  /** Reads the variant again; null when it is gone. */
  readonly readAgain: (sku: string) => Promise<StockItem | null>;
  readonly onChanged: (item: StockItem) => void;
};

const piecesIn = ({ stores }: StockItem, slug: string) => stores.find(({ store }) => store === slug)?.stock ?? 0;

export function StoreCells({ item, stores, mayChange, readAgain, onChanged }: Props) {
  const { sku } = item;
  const whole = [item.name, item.variant].filter(Boolean).join(', ');
  return (
    <ul className="col-start-2 flex flex-wrap gap-x-6 gap-y-2 sm:col-end-[-1]">
      {stores.map(({ slug, name }) => (
        <li key={slug} className="flex items-start gap-3">
          <span aria-hidden="true" className="pt-2.5 text-small text-soot">
            {SAY.inStore(name)}
          </span>
          {mayChange ? (
            <div className="w-24">
              <Cell
                kind="stock"
                label={SAY.storeStockOf(name, whole)}
                value={piecesIn(item, slug)}
                save={async (stock, seen) => {
                  const params = { sku, store: slug };
                  onChanged(await callMerchant(MERCHANT_ENDPOINTS.changeStoreStock, { params, body: { stock, seen } }));
                }}
                present={async () => {
                  const now = await readAgain(sku);
                  if (now) onChanged(now);
                  return piecesIn(now ?? item, slug);
                }}
              />
            </div>
          ) : (
            <p className="pt-2.5 text-small tabular-nums">
              <span className="sr-only">{SAY.storeStockOf(name, whole)}: </span>
              {groupedText('stock', piecesIn(item, slug))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
