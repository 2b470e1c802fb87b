/** Selected variant of a product page, kept in the URL. */
import { useEffect, useState } from 'react';
import { galleryOf, type Product, type Variant } from '../../core/product/product.ts';
import { findVariant } from '../../core/product/variant.ts';
import { choose, firstChoice } from './choice.ts';
import { showPicture } from './gallery.ts';
import { variantInAddress, writeVariantAddress } from './variant-address.ts';

function showVariant(product: Product, variant: Variant): void {
  const { picture } = variant;
  if (!picture) return;
  const index = galleryOf(product).findIndex((one) => (one.hash ?? one.url) === (picture.hash ?? picture.url));
  if (index >= 0) showPicture(index);
}

export function useChoice(product: Product) {
  const [choice, setChoice] = useState(() => firstChoice(product, null));
  const variant = findVariant(product, choice);

  // The URL is known only in the browser; prerendered pages show the default.
  useEffect(() => {
    const named = variantInAddress();
    const found = product.variants.find(({ sku }) => sku === named);
    if (!found) return;
    setChoice(found.values);
    showVariant(product, found);
  }, [product]);

  function take(option: number, value: string): void {
    const next = choose(choice, option, value);
    setChoice(next);
    const found = findVariant(product, next);
    if (!found) return;
    writeVariantAddress(found.sku);
    showVariant(product, found);
  }

  return { choice, variant, take };
}
