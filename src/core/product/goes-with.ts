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

/** Cached by words, which many products share. */
const placesByWords = new Map<string, readonly RegExp[]>();

function placesOf({ type, category }: Piece): readonly RegExp[] {
  const words = `${type ?? ''}, ${category?.name ?? ''}`;
  const places = placesByWords.get(words) ?? PLACES.filter((place) => place.test(words));
  placesByWords.set(words, places);
  return places;
}

/** Returns the slugs of all sets that contain a product. */
const companions = (sets: readonly (readonly string[])[], { slug }: Piece) =>
  new Set(sets.filter((set) => set.includes(slug)).flat());

/** A product and its position among all: of equal ones, the first is chosen. */
type Entry<T> = { readonly other: T; readonly order: number };
/** Products that differ in price alone, the first of each price, cheapest first. */
type Shelf<T> = { readonly first: Entry<T>; readonly byPrice: readonly Entry<T>[] };

const amountOf = ({ other }: Entry<Piece>) => other.price?.amount ?? 0;

function shelfOf<T extends Piece>(alike: readonly Entry<T>[]): Shelf<T> {
  const first = alike[0] as Entry<T>;
  const byPrice = [...Map.groupBy(alike, amountOf).values()].flatMap(([one]) => one ?? []);
  return { first, byPrice: byPrice.sort((a, b) => amountOf(a) - amountOf(b)) };
}

/** Returns those of a shelf that can be nearest in price to a product: one at or below its price, one above. */
function nearest<T extends Piece>({ first, byPrice }: Shelf<T>, { price }: Piece): readonly Entry<T>[] {
  if (!price || first.other.price?.currency !== price.currency) return [first];
  let [from, to] = [0, byPrice.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (amountOf(byPrice[middle] as Entry<T>) <= price.amount) from = middle + 1;
    else to = middle;
  }
  return byPrice.slice(Math.max(0, from - 1), from + 1);
}

/** How far apart two prices are: 0 for equal ones, 1 for each doubling. */
function priceDistance(a: Piece, b: Piece): number {
  if (!a.price || !b.price || a.price.currency !== b.price.currency) return Number.POSITIVE_INFINITY;
  return Math.abs(Math.log2(a.price.amount / b.price.amount));
}

/**
 * Returns a function that lists the products that go with one, best first: those in stock before the others, then by shared
 * rooms and collections, then by price level. None is of its kind, and no two are of one kind. Products with nothing in
 * common are left out. Only the nearest of each shelf are compared, because a build asks for every product of a large shop.
 */
export function goesWith<T extends Piece>(all: readonly T[], company: Company): (piece: T, count: number) => T[] {
  const entries = all.map((other, order) => ({ other, order }));
  const bySlug = new Map(entries.map((entry) => [entry.other.slug, entry]));
  const alike = Map.groupBy(entries, ({ other }) =>
    JSON.stringify([kindOf(other), other.inStock, other.type, other.category?.name, other.price?.currency]),
  );
  const shelves = [...alike.values()].map(shelfOf);
  const shelvesByPlaces = new Map<readonly RegExp[], readonly Shelf<T>[]>();
  const shelvesAt = (places: readonly RegExp[]) => {
    const shares = ({ first }: Shelf<T>) => placesOf(first.other).some((place) => places.includes(place));
    const found = shelvesByPlaces.get(places) ?? shelves.filter(shares);
    shelvesByPlaces.set(places, found);
    return found;
  };
  return (piece, count) => {
    const places = placesOf(piece);
    const inRooms = companions(company.rooms, piece);
    const inCollections = companions(company.collections, piece);
    const ranked = [
      ...shelvesAt(places).flatMap((shelf) => nearest(shelf, piece)),
      ...[...inRooms, ...inCollections].flatMap((slug) => bySlug.get(slug) ?? []),
    ]
      .filter(({ other }) => kindOf(other) !== kindOf(piece))
      .map(({ other, order }) => ({
        other,
        order,
        points:
          (inRooms.has(other.slug) ? POINTS.room : 0) +
          (placesOf(other).some((place) => places.includes(place)) ? POINTS.place : 0) +
          (inCollections.has(other.slug) ? POINTS.collection : 0),
        distance: priceDistance(piece, other),
      }))
      .sort(
        (a, b) =>
          Number(b.other.inStock) - Number(a.other.inStock) ||
          b.points - a.points ||
          (a.distance === b.distance ? a.order - b.order : a.distance - b.distance),
      );
    const byKind = new Map<string, T>();
    for (const { other } of ranked) if (!byKind.has(kindOf(other))) byKind.set(kindOf(other), other);
    return [...byKind.values()].slice(0, count);
  };
}
