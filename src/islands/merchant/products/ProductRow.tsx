/** One product of the list: picture, name, state, price and stock. */
import { Picture } from '../../../components/Picture.tsx';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import type { ProductRowResponse } from '../../../core/merchant/product-contract.ts';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { pictureData } from './picture-data.ts';
import { RowOffer } from './RowOffer.tsx';

const when = (at: string) => new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

export const productHref = (slug: string) => `${MERCHANT_PAGES.product.path}?slug=${encodeURIComponent(slug)}`;

/** Columns from 768 px; the heading has the same. */
export const PRODUCT_COLUMNS =
  'md:grid-cols-[3rem_minmax(0,1fr)_5.5rem_10rem_5rem] lg:grid-cols-[3rem_minmax(0,1fr)_7rem_11rem_7rem]';

type Props = {
  readonly row: ProductRowResponse;
  readonly mayChange: boolean;
  readonly onChanged: (row: ProductRowResponse) => void;
};

export function ProductRow({ row, mayChange, onChanged }: Props) {
  const { slug, name, sku, state, publishFrom, category, variants, picture } = row;
  return (
    <li
      data-step
      className={`relative grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b py-3 hover:bg-linen/50 has-[a:focus-visible]:bg-linen/70 ${PRODUCT_COLUMNS}`}
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
      <RowOffer row={row} mayChange={mayChange} onChanged={onChanged} />
    </li>
  );
}
