/** Row types of the catalogue's tables. */
import type { InferSelectModel } from 'drizzle-orm';
import type { categories, collections, slides } from '../schema/entries.ts';
import type { products } from '../schema/products.ts';
import type { variants } from '../schema/variants.ts';

type Stored = InferSelectModel<typeof products>;
/** description and configuration are present in detail queries. */
export type ProductRow = Omit<Stored, 'search' | 'description' | 'configuration'> &
  Partial<Pick<Stored, 'description' | 'configuration'>>;
export type VariantRow = InferSelectModel<typeof variants>;
export type CategoryRow = InferSelectModel<typeof categories>;
export type SlideRow = InferSelectModel<typeof slides>;
export type CollectionRow = InferSelectModel<typeof collections>;
