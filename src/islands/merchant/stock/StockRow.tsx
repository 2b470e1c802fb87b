/** A variant with its stock and price, editable for roles that may change them. */
import { NoPicture } from '../../../components/NoPicture.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { LOW_STOCK } from '../../../core/events/constants.ts';
import { groupedText } from '../../../core/merchant/cell.ts';
import { moneyText } from '../../../core/merchant/day-text.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { StockItem, StockList } from '../../../core/merchant/stock.ts';
import { STOCK_COPY as SAY } from '../../../core/merchant/stock-copy.ts';
import { productPath } from '../../../core/shop/routes.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { Cell } from './Cell.tsx';
import { StoreCells } from './StoreCells.tsx';

type Props = {
  readonly item: StockItem;
  /** Stores that keep pieces; mostly none. */
  readonly stores: StockList['stores'];
  readonly mayChange: boolean;
  /** Replaces the item in the list. */
  readonly onChanged: (item: StockItem) => void;
};

/** Reads one variant again; null when it is gone. */
async function readAgain(sku: string): Promise<StockItem | null> {
  const { rows } = await callMerchant(MERCHANT_ENDPOINTS.stock, { query: { q: sku, page: '1' } });
  return rows.find((row) => row.sku === sku) ?? null;
}

export const ROW =
  'grid grid-cols-[48px_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:grid-cols-[48px_minmax(0,1fr)_10rem_10rem] sm:gap-x-6';

export function StockRow({ item, stores, mayChange, onChanged }: Props) {
  const { sku, slug, name, variant, picture, price, originalPrice, currency, stock } = item;
  const whole = [name, variant].filter(Boolean).join(', ');

  const cellOf = (kind: 'stock' | 'price') => ({
    kind,
    label: kind === 'stock' ? SAY.stockOf(whole) : SAY.priceOf(whole),
    value: item[kind],
    save: async (value: number, seen: number) => {
      const body = kind === 'stock' ? { stock: value, seen } : { price: value, seenPrice: seen };
      onChanged(await callMerchant(MERCHANT_ENDPOINTS.changeStock, { params: { sku }, body }));
    },
    present: async () => {
      const now = await readAgain(sku);
      if (now) onChanged(now);
      return (now ?? item)[kind];
    },
  });

  return (
    <li data-step className={`border-t py-3 ${ROW}`}>
      {picture ? (
        <Picture picture={picture} sizes="48px" max={320} alt="" className="aspect-4/5 w-full" />
      ) : (
        <NoPicture className="aspect-4/5 w-full" />
      )}
      <div className="min-w-0">
        <a href={productPath(slug)} className="decoration-1 underline-offset-4 hover:underline">
          {name}
        </a>
        <p className="text-small text-soot">{[variant, sku].filter(Boolean).join(' · ')}</p>
        <p className="text-caption">
          {stock <= LOW_STOCK && <span className="text-clay">{stock === 0 ? SAY.out : SAY.low}</span>}
          {originalPrice !== null && (
            <span className={`text-soot ${stock <= LOW_STOCK ? 'pl-3' : ''}`}>
              {SAY.before(moneyText(originalPrice, currency))}
            </span>
          )}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-x-4 max-sm:col-start-2 sm:contents">
        {(['stock', 'price'] as const).map((kind) => (
          <div key={kind} className="min-w-0">
            <p aria-hidden="true" className="pb-1 text-right text-caption text-soot sm:hidden">
              {SAY[kind]}
            </p>
            {mayChange ? (
              <Cell {...cellOf(kind)} />
            ) : (
              <p className="pt-2 text-right tabular-nums">
                <span className="sr-only">{SAY[kind]}: </span>
                {kind === 'stock' ? groupedText('stock', stock) : moneyText(price, currency)}
              </p>
            )}
          </div>
        ))}
      </div>
      {stores.length > 0 && (
        <StoreCells item={item} stores={stores} mayChange={mayChange} readAgain={readAgain} onChanged={onChanged} />
      )}
    </li>
  );
}
