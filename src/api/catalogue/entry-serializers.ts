/** Categories, collections and slides as the API returns them. */
import type { CategoryResponse, CollectionResponse } from '../../core/catalogue/category-shapes.ts';
import type { CategoryRow, CollectionRow } from '../../db/catalogue/rows.ts';
import type { SlideWithPieces } from '../../db/catalogue/slides.ts';
import { rupees, rupeesOrNull, serializeImage } from './serializers.ts';

export function serializeCategory(row: CategoryRow, productCount: number): CategoryResponse {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    short_description: row.short,
    description: row.description,
    headline: row.headline,
    image: row.picture && serializeImage(row.picture),
    productCount,
  };
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** A slide's views and likes are those of its pieces; a sample shop may state its own. */
export function serializeSlide(row: SlideWithPieces) {
  return {
    _id: row.id,
    image: serializeImage(row.picture),
    headline: row.headline,
    subText: row.subText,
    accent: row.accent,
    category: row.category,
    year: row.year,
    priceFrom: rupeesOrNull(row.priceFrom),
    pieces: row.pieces.map(({ slug, name, price }) => ({ slug, name, price: rupees(price) })),
    views: row.views ?? sumOf(row.pieces.map(({ views }) => views)),
    likes: row.likes ?? sumOf(row.pieces.map(({ wishes }) => wishes)),
    position: row.position,
    active: row.active,
  };
}

export function serializeCollection(row: CollectionRow, productCount: number): CollectionResponse {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    line: row.line,
    description: row.description,
    image: row.picture && serializeImage(row.picture),
    productCount,
  };
}
