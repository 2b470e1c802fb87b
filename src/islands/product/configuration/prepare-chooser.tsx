/** Makes the screen with the samples of a product as it is now. */
import type { ComponentType } from 'react';
import { readConfiguration } from '../../../core/configuration/reader.ts';
import type { Product } from '../../../core/product/product.ts';
import { Chooser } from './Chooser.tsx';

export type OpenedChooser = ComponentType<{ readonly onClose: () => void }>;

/** Returns null for a product that is no longer made to order, or is gone. */
export function prepareChooser(product: Product | null, sku: string, town: string): OpenedChooser | null {
  const model = readConfiguration(product?.configuration);
  if (!product || !model) return null;
  return ({ onClose }) => <Chooser product={product} sku={sku} model={model} town={town} onClose={onClose} />;
}
