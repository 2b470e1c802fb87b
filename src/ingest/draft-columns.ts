/** The row of a product that a draft becomes. */
import type { ProductDraft } from '../core/merchant/product-shapes.ts';
import type { Model } from '../core/product/model.ts';
import type { StoredPicture } from '../db/schema/pictures.ts';
import { renderMarkdown } from './html.ts';
import { searchTextsOf } from './search-texts.ts';

/** The columns of a product's row that the draft decides. pictures, model: those of the draft, as stored. packed: null where the draft has none. */
export function draftColumns(
  draft: ProductDraft,
  category: { readonly id: string; readonly name: string },
  pictures: readonly StoredPicture[],
  model: Model | null,
) {
  const { name, sku, brand, type, short, currency, options, weight, care, includes } = draft;
  const { isNew, isFeatured, madeToOrder, collections } = draft;
  const description = renderMarkdown(draft.description);
  const materials = [...new Set(draft.materials)];
  const colours = [...new Set(draft.colours)];
  return {
    ...{ name, sku, brand, type, short, description, currency, options, weight, materials, colours, care, includes },
    ...{ isNew, isFeatured, madeToOrder, collections },
    ...draft.dimensions,
    packed: draft.packed ?? null,
    categoryId: category.id,
    assemblyMinutes: draft.assembly.minutes,
    assemblyPeople: draft.assembly.people,
    pictures: [...pictures],
    model,
    ...searchTextsOf({ name, brand, type, materials, colours, short, description }, category.name),
  };
}

/** 'Alba round table' becomes 'alba-round-table'. */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
