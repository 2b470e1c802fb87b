/** Which variant has the lowest price: visible beside a higher one, else for assistive technology alone. */
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import type { Product, Variant } from '../../core/product/product.ts';
import { priceText } from '../../core/product/product-texts.ts';
import { leastVariant, variantName } from '../../core/product/variant.ts';

type Props = { readonly product: Product; readonly chosen: Variant | null };

export function LeastPrice({ product, chosen }: Props) {
  const least = leastVariant(product);
  if (!least?.price || least.values.length === 0) return null;
  const name = variantName(least);
  if (least.price.amount === chosen?.price?.amount)
    return <p className="sr-only">{PRODUCT_COPY.inVariant(variantName(chosen))}</p>;
  return <p className="text-small text-soot tabular-nums">{PRODUCT_COPY.fromIn(priceText(least.price), name)}</p>;
}
