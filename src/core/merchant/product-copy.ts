/** Messages of the API about products. */

export const PRODUCT_MESSAGES = {
  notFound: 'There is no such product.',
  moved: 'Another person changed this product meanwhile. Nothing was overwritten.',
  stockMoved: (sku: string, seen: number, now: number) =>
    `The stock of ${sku} has changed meanwhile: it was ${seen} and is ${now} now. Nothing was overwritten.`,
  faults: (count: number) =>
    `${count === 1 ? 'One field needs' : `${count} fields need`} a correction. Nothing was saved.`,
  it: (what: string) => `It ${what}.`,
  empty: 'Fill this in before the product is shown.',
  noPictures: 'Add a picture before the product is shown.',
  noAlt: 'Say what the picture shows.',
  noName: 'Give the product a name.',
  noSku: 'Give it a SKU, such as ALB-COF-1.',
  skuTaken: (name: string) => `${name} has this SKU. Choose another one.`,
  skuTwice: 'Two variants have this SKU. Choose another one.',
  noCategory: 'Choose a category.',
  noCollection: (slug: string) => `There is no collection '${slug}'.`,
  noPicture: 'This picture is not on the server. Remove it and add it again.',
  noModel: 'This 3D model is not on the server. Remove it and add it again.',
  modelBusy: 'Several 3D models are being read. Please try again in a moment.',
  noModelLength: 'The size of the model must be sent in Content-Length.',
  notOfProduct: 'Choose one of the pictures of this product.',
  past: 'Choose a moment in the future, or show the product now.',
  noSlug: 'The name needs a letter or digit for the address of the page.',
  copyOf: (name: string) => `${name} (copy)`,
  notAPicture: 'This file is not a JPEG, PNG, WebP or AVIF picture.',
  unreadable: 'This picture cannot be read: the file is damaged.',
  tooLarge: (megabytes: number) => `A picture may have ${megabytes} MB at most. Save it smaller and add it again.`,
  tooManyPixels: (millions: number) =>
    `A picture may have ${millions} megapixels at most. Save it smaller and add it again.`,
  tooFewPixels: (side: number) => `A picture needs at least ${side} pixels on its shorter side. Add a larger one.`,
  busy: 'Several pictures are being read. Please try again in a moment.',
  noLength: 'The size of the picture must be sent in Content-Length.',
} as const;
