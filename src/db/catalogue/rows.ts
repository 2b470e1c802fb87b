/** Row types of the catalogue's tables. */
import type { InferSelectModel } from 'drizzle-orm';
import type { categories, collections, products, slides, variants } from '../schema/shop.ts';

/** description is present in detail queries. */
export type ProductRow = Omit<InferSelectModel<typeof products>, 'search' | 'description'> & { description?: string };
export type VariantRow = InferSelectModel<typeof variants>;
export type CategoryRow = InferSelectModel<typeof categories>;
export type SlideRow = InferSelectModel<typeof slides>;
export type CollectionRow = InferSelectModel<typeof collections>;
