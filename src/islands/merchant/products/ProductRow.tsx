/** One product of the list: picture, name, state, price and stock. */
import { Picture } from '../../../components/Picture.tsx';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import type { ProductRowResponse } from '../../../core/merchant/product-contract.ts';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { type Currency, formatMoney } from '../../../core/shop/money.ts';
import { pictureData } from './picture-data.ts';

function priceText(price: number, priceTo: number, currency: Currency): string {
  const from = formatMoney({ amount: price, currency });
  if (priceTo === 0) return SAY.noPrice;
  return price === priceTo ? from : SAY.range(from, formatMoney({ amount: priceTo, currency }));
}

const when = (at: string) => new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

export const productHref = (slug: string) => `${MERCHANT_PAGES.product.path}?slug=${encodeURIComponent(slug)}`;

export function ProductRow({ row }: { readonly row: ProductRowResponse }) {
  const { slug, name, sku, state, publishFrom, category, price, priceTo, currency, stock, variants, picture } = row;
  const isSold = state === 'shown' || state === 'scheduled';
  return (
    <li
      data-step
      className="relative grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b py-3 hover:bg-linen/50 has-[a:focus-visible]:bg-linen/70 md:grid-cols-[3rem_minmax(0,1fr)_7rem_10rem_5rem]"
    >
      <div className="row-span-2 aspect-4/5 overflow-hidden bg-linen md:row-span-1">
        {picture && <Picture picture={pictureData(picture)} alt="" sizes="48px" max={320} />}
      </div>
      <div className="min-w-0">
        <a
          href={productHref(slug)}
          data-key="o"
          className="block truncate font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
        >
          {name}
        </a>
        <p className="truncate text-caption text-soot">
          {[sku, category, ...(variants > 1 ? [SAY.variants(variants)] : [])].join(' · ')}
        </p>
      </div>
      <p className={`text-small max-md:text-right ${state === 'shown' ? 'text-success' : 'text-soot'}`}>
        {SAY.states[state]}
        {publishFrom && state === 'scheduled' && <span className="block text-caption">{when(publishFrom)}</span>}
      </p>
      <p className="text-small tabular-nums max-md:col-start-2 md:text-right">{priceText(price, priceTo, currency)}</p>
      <p className={`text-right text-small tabular-nums ${stock === 0 && isSold ? 'text-danger' : ''}`}>
        <span className="text-soot md:sr-only">{`${SAY.columns.stock} `}</span>
        {stock === 0 && isSold ? SAY.noStock : SAY.pieces(stock)}
      </p>
    </li>
  );
}
