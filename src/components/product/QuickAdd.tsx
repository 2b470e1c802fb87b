/** Button on a card's picture that adds a product without options; its icons are styles. Works without React. */
import { CART } from '../../core/cart/constants.ts';
import { LISTING_COPY } from '../../core/catalogue/copy.ts';
import type { Product } from '../../core/product/product.ts';
import { available } from '../../core/product/variant.ts';

/** The product's cart line as JSON for the script; null when it has options to choose. */
function lineOf(product: Product): string | null {
  const [variant, ...others] = product.variants;
  if (!variant?.price || others.length > 0 || !product.inStock || available(variant) === 0) return null;
  const { slug, name, pictures } = product;
  const { sku, price, lead } = variant;
  const line = {
    sku,
    slug,
    name,
    picture: pictures[0] ?? null,
    price,
    quantity: CART.minQuantity,
    stock: available(variant),
    ...(lead && { lead }),
  };
  return JSON.stringify(line);
}

export function QuickAdd({ product }: { readonly product: Product }) {
  const line = lineOf(product);
  if (line === null) return null;
  return (
    <button
      type="button"
      data-native
      data-quick-add={line}
      aria-label={LISTING_COPY.quickAddOf(product.name)}
      title={LISTING_COPY.quickAdd}
      className="quick-add unscripted:hidden"
    />
  );
}
