/** Ranks products that go with another one: of its rooms, of its price level, each of a different kind. */
import type { Product } from './product.ts';

type Piece = Pick<Product, 'slug' | 'type' | 'category' | 'price' | 'inStock'>;

/** What the shop says about its products: slugs of each furnished room and of each collection. */
export type Company = {
  readonly rooms: readonly (readonly string[])[];
  readonly collections: readonly (readonly string[])[];
};

/** Rooms of a home, by words in the types and categories of the products that stand there. */
const PLACES: readonly RegExp[] = [
  /sofa|armchair|coffee table|floor lamp|cushion|throw|rug|pouf|sideboard|print|vase|bowl|bookcase/i,
  /\bbed|quilt|chests? of drawers|trunk|curtain|wall light|portable lamp/i,
  /dining|(?<!garden |arm)\bchairs|bench|dinnerware|glassware|jug|table linen|pendant|chandelier|candlestick|sideboard/i,
  /desk|bookcase|bookend|table lamp|(?<!garden |arm)\bchairs|shel(f|ves)|clock/i,
  /coat stand|bench|basket|\bmirrors|shel(f|ves)|clock|wall light/i,
  /kitchen/i,
  /bath/i,
  /outdoor|garden/i,
];

/** The same kind of room counts most, then a room that both are shown in, then a collection. */
const POINTS = { place: 4, room: 3, collection: 2 } as const;

/** The last word of the type: floor lamps and desk lamps are one kind. */
const kindOf = ({ type, category, slug }: Piece) =>
  type?.trim().split(/\s+/).at(-1)?.toLowerCase() || category?.slug || slug;

/** Cached by words: a build ranks every product against every other. */
const placesByWords = new Map<string, readonly RegExp[]>();

function placesOf({ type, category }: Piece): readonly RegExp[] {
  const words = `${type ?? ''}, ${category?.name ?? ''}`;
  const places = placesByWords.get(words) ?? PLACES.filter((place) => place.test(words));
  placesByWords.set(words, places);
  return places;
}

/** The slugs of all sets that contain a product. */
const companions = (sets: readonly (readonly string[])[], { slug }: Piece) =>
  new Set(sets.filter((set) => set.includes(slug)).flat());

/** How far apart two prices are: 0 for equal ones, 1 for each doubling. */
function priceDistance(a: Piece, b: Piece): number {
  if (!a.price || !b.price || a.price.currency !== b.price.currency) return Number.POSITIVE_INFINITY;
  return Math.abs(Math.log2(a.price.amount / b.price.amount));
}

/**
 * The products that go with one, best first: those in stock before the others, then by shared rooms and collections,
 * then by price level. None is of its kind, and no two are of one kind. Products with nothing in common are left out.
 */
export function goesWith<T extends Piece>(piece: T, all: readonly T[], company: Company, count: number): T[] {
  const places = placesOf(piece);
  const inRooms = companions(company.rooms, piece);
  const inCollections = companions(company.collections, piece);
  const ranked = all
    .filter((other) => other.slug !== piece.slug && kindOf(other) !== kindOf(piece))
    .map((other) => ({
      other,
      points:
        (inRooms.has(other.slug) ? POINTS.room : 0) +
        (placesOf(other).some((place) => places.includes(place)) ? POINTS.place : 0) +
        (inCollections.has(other.slug) ? POINTS.collection : 0),
      distance: priceDistance(piece, other),
    }))
    .filter(({ points }) => points > 0)
    .sort(
      (a, b) =>
        Number(b.other.inStock) - Number(a.other.inStock) ||
        b.points - a.points ||
        (a.distance === b.distance ? 0 : a.distance - b.distance),
    );
  const byKind = new Map<string, T>();
  for (const { other } of ranked) if (!byKind.has(kindOf(other))) byKind.set(kindOf(other), other);
  return [...byKind.values()].slice(0, count);
}
