/** The offer of a made-to-order piece of a product that the browser has loaded. */
import { readConfiguration } from '../../../core/configuration/reader.ts';
import { summaryOf } from '../../../core/configuration/summary.ts';
import type { Product } from '../../../core/product/product.ts';
import { MadeToOrder } from './MadeToOrder.tsx';

export function LoadedOffer({ product, town }: { readonly product: Product; readonly town: string }) {
  const model = readConfiguration(product.configuration);
  if (!model || !product.sku) return null;
  return <MadeToOrder slug={product.slug} sku={product.sku} town={town} summary={summaryOf(model)} />;
}
