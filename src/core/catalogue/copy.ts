/** Texts of listings: filters, collections, the visual index. */

export const LISTING_COPY = {
  material: 'Material',
  colour: 'Colour',
  size: 'Size, up to',
  sides: { maxWidth: 'Width', maxDepth: 'Depth', maxHeight: 'Height' },
  sideLabel: (side: string) => `Greatest ${side.toLowerCase()} in centimetres`,
  upTo: (side: string, cm: number) => `${side} up to ${cm} cm`,
  cheapest: 'Lowest price, slider',
  dearest: 'Highest price, slider',
  collections: 'Collections',
  explore: 'Explore',
  exploreLine: 'Eight rooms of the shop, and the sets our editors made of them.',
  collectionsLine: 'Pieces that belong together, chosen by our editors.',
  noCollections: 'No collections yet',
  noCollectionsHint: 'Our editors are still moving the furniture.',
  quickAdd: 'Add to cart',
  quickAddOf: (name: string) => `Add ${name} to the cart`,
  inColours: (count: number) => `In ${count} finishes`,
  moreFinishes: (count: number) => `+${count}`,
} as const;
