/** Products as the back office sends them. */
import type { FastifyInstance } from 'fastify';
import type { EditedProduct } from '../../src/core/merchant/edited-product-shapes.ts';
import type { ProductDraft } from '../../src/core/merchant/product-shapes.ts';

type DraftVariant = ProductDraft['variants'][number];

export const aVariant = (changes: Partial<DraftVariant> = {}): DraftVariant => ({
  ...{ id: null, sku: 'IBS-1', values: [], price: 499_000, originalPrice: null, stock: 3, seen: null, hidden: false },
  ...{ leadWeeks: null, arrivesOn: null },
  ...changes,
});

/** A complete product of smallContent()'s shop, without pictures: a draft. */
export const aDraft = (changes: Partial<ProductDraft> = {}): ProductDraft => ({
  ...{ name: 'Ibis wall lamp', sku: 'IBS-1', brand: 'Noor', category: 'lighting', type: 'Lamps' },
  ...{ short: 'A lamp for the wall.', description: 'A lamp.\n\nIt **shines**.', currency: 'INR', options: [] },
  ...{ dimensions: { width: 20, depth: 12, height: 30 }, weight: 1.5, materials: ['Brass'], colours: ['Olive'] },
  ...{ care: 'Wipe dry.', includes: '', assembly: { minutes: 5, people: 1 }, collections: [], pictures: [] },
  ...{ isNew: true, isFeatured: false, madeToOrder: false, state: 'draft', publishFrom: null },
  variants: [aVariant(changes.sku === undefined ? {} : { sku: changes.sku })],
  ...changes,
});

/** The product as it would be sent unchanged. */
export function draftFrom(product: EditedProduct): ProductDraft & { version: string } {
  const { slug: _, hasFile: __, edited: ___, variants, pictures, model, state, ...rest } = product;
  return {
    ...rest,
    state: state === 'deleted' ? 'hidden' : state,
    variants: variants.map((row) => ({ ...row, picture: row.picture?.hash ?? null, seen: row.stock })),
    pictures: pictures.map(({ hash, alt, focus }) => ({ hash, alt, focus })),
    model: model?.hash ?? null,
  };
}

/** The present product of a slug with these changes, as changeProduct takes it. */
export async function seenBody(app: FastifyInstance, key: string, slug: string, changes: object = {}): Promise<object> {
  const headers = { authorization: `Bearer ${key}` };
  const product = (await app.inject({ url: `/api/merchant/products/${slug}`, headers })).json();
  return { ...draftFrom(product), ...changes };
}
