/**
 * Placeholder for the fit result on a card; empty until the shopper has saved measurements (islands/shell/fit-note.ts).
 */
import { createElement } from 'react';
import { pieceOf, pieceText } from '../../core/product/fit.ts';
import type { Product } from '../../core/product/product.ts';

export function FitNote({ product }: { readonly product: Pick<Product, 'dimensions' | 'type' | 'assembly'> }) {
  const piece = pieceOf(product);
  return piece && createElement('fit-note', { piece: pieceText(piece) });
}
