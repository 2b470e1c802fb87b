/** Where a piece's 3D model is. */
import type { Product } from '../../core/product/product.ts';

/** Path of the model that the page offers; '' without one. */
export const modelOfPage = () => document.querySelector<HTMLElement>('[data-room] [data-model]')?.dataset.model ?? '';

/** Of a backend without models the page's own; null: none. */
export const modelPathOf = ({ model }: Pick<Product, 'model'>): string | null =>
  (model === undefined ? modelOfPage() : model) || null;
