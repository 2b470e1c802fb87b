/** Messages of the API about categories, collections and slides. */

export const ENTRY_MESSAGES = {
  notFound: 'There is no such entry. It may have been deleted.',
  moved: 'Another person changed this meanwhile. Nothing was overwritten.',
  listMoved: 'Another person changed the list meanwhile. The order was not saved: look at the list and try again.',
  faults: (count: number) =>
    `${count === 1 ? 'One field needs' : `${count} fields need`} a correction. Nothing was saved.`,
  it: (what: string) => `It ${what}.`,
  empty: 'Fill this in.',
  noPicture: 'Add a picture.',
  noAlt: 'Say what the picture shows.',
  picture: 'This picture is not on the server. Remove it and add it again.',
  noProduct: (slug: string) => `There is no product '${slug}'. It may have been deleted.`,
  noCategory: 'There is no such category. Choose another one.',
  noSlug: 'The name needs a letter or digit for the address of the page.',
  used: (count: number) =>
    `${count === 1 ? 'One product is' : `${count} products are`} in this category. Move ${count === 1 ? 'it' : 'them'} to another one first; deleted and hidden products count.`,
  removed: 'Deleted.',
} as const;
