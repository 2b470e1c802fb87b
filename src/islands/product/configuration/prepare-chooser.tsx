/** Fetches the product as it is now, for the screen with its samples. */
import type { ComponentType } from 'react';
import { readConfiguration } from '../../../core/configuration/reader.ts';
import { fetchProduct } from '../../../stores/product.ts';
import { Chooser } from './Chooser.tsx';

/** Returns the screen, or null when the product is no longer made to order. Throws ApiError. */
export async function prepareChooser(
  slug: string,
  sku: string,
  town: string,
): Promise<ComponentType<{ readonly onClose: () => void }> | null> {
  const product = await fetchProduct(slug);
  const model = readConfiguration(product?.configuration);
  if (!product || !model) return null;
  return ({ onClose }) => <Chooser product={product} sku={sku} model={model} town={town} onClose={onClose} />;
}
