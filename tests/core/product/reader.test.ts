import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProduct, slugify } from '../../../src/core/product/reader.ts';
import { anyText } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';
import { aWireProduct } from '../../support/product.ts';

const read = (changes: Record<string, unknown>) => {
  const product = readProduct(aWireProduct(changes));
  if (!product) throw new Error('not read');
  return product;
};
const rupees = (amount: number) => ({ amount: amount * 100, currency: 'INR' });

/** JSON drops undefined and turns NaN into null, so an equal value contains neither. */
const expectWhole = (value: unknown) => expect(JSON.parse(JSON.stringify(value))).toEqual(value);

describe('a product of any JSON', () => {
  it('is complete or null, never a throw', () => {
    forAll([fc.jsonValue()], (value) => expectWhole(readProduct(value)), 300);
  });

  it('is complete also with unexpected field types', () => {
    const names = Object.keys({ ...aWireProduct(), image: 0, coverImage: 0, base_image: 0, variants: 0, options: 0 });
    const odd = fc.oneof(fc.jsonValue(), fc.double(), fc.constantFrom('12', 'NaN', '-1', 'true', ''));
    forAll(
      [fc.dictionary(fc.constantFrom(...names, 'dimensions', 'assembly', 'weight', 'originalPrice'), odd)],
      (fields) => {
        const product = readProduct({ _id: '1', ...fields });
        expectWhole(product);
        if (product?.price)
          expect(product.price.amount).toSatisfy((amount: number) => Number.isSafeInteger(amount) && amount > 0);
        if (product?.rating) expect(product.rating).toBeLessThanOrEqual(5);
      },
      500,
    );
  });

  it.each([null, [], 'lamp', 7, {}, { name: 'Lamp' }, { _id: ' ' }])('such as %o, without an id, is null', (value) => {
    expect(readProduct(value)).toBeNull();
  });
});

describe('the names of a product', () => {
  it.each([
    [{ _id: 'a', id: 'b' }, 'a'],
    [{ _id: undefined, id: 'b' }, 'b'],
    [{ _id: undefined, id: 42 }, '42'],
    [{ _id: undefined, slug: 's' }, 's'],
    [{ _id: undefined, slug: undefined, url_key: 'u' }, 'u'],
    [{ _id: undefined, slug: undefined, sku: 'K' }, 'K'],
  ])('%o gives the id %s', (changes, id) => {
    expect(read(changes).id).toBe(id);
  });

  it.each([
    [{ slug: 's', url_key: 'u' }, 's'],
    [{ slug: undefined, url_key: 'u' }, 'u'],
    [{ slug: undefined }, 'p1'],
  ])('%o gives the slug %s', (changes, slug) => {
    expect(read(changes).slug).toBe(slug);
  });

  it.each([
    [{ name: 'Lamp', title: 'Light' }, 'Lamp'],
    [{ name: undefined, title: 'Light' }, 'Light'],
    [{ name: ' ' }, 'Premium Furniture'],
  ])('%o gives the name %s', (changes, name) => {
    expect(read(changes).name).toBe(name);
  });

  it.each([
    [{ short_description: '<b>Snake</b> &amp; case' }, 'Snake & case'],
    [{ short_description: undefined, shortDescription: 'Camel <i>case</i>' }, 'Camel case'],
    [{ short_description: undefined }, ''],
  ])('%o gives the short text "%s"', (changes, short) => {
    expect(read(changes).short).toBe(short);
  });

  it.each([
    ['Lighting', { id: 'lighting', slug: 'lighting', name: 'Lighting' }],
    [
      { _id: 'c9', name: 'Décor' },
      { id: 'c9', slug: 'decor', name: 'Décor' },
    ],
    [
      { id: 'c9', title: 'Décor', slug: 'd' },
      { id: 'c9', slug: 'd', name: 'Décor' },
    ],
    [{ _id: 'c9' }, null],
    [undefined, null],
  ])('and the category %o gives %o', (category, expected) => {
    expect(read({ category }).category).toEqual(expected);
  });

  it('accept a brand as text or object', () => {
    expect(read({ brand: 'Kallur' }).brand).toBe('Kallur');
    expect(read({ brand: { name: 'Kallur' } }).brand).toBe('Kallur');
    expect(read({ brand: 7.5 }).brand).toBe('7.5');
    expect(read({ brand: null }).brand).toBeNull();
  });
});

describe('the price of a product', () => {
  it.each([
    [4990, rupees(4990)],
    ['4,990.00', rupees(4990)],
    [{ amount: 4990 }, rupees(4990)],
    [{ amount: '4990', currency: 'inr' }, rupees(4990)],
    [
      { amount: 69, currency: 'USD' },
      { amount: 6900, currency: 'USD' },
    ],
    [0, null],
    [{ amount: 0 }, null],
    [-5, null],
    ['free', null],
    [{}, null],
    [undefined, null],
    [1e300, null],
  ])('%o reads as %o', (price, expected) => {
    expect(read({ price }).price).toEqual(expected);
  });

  it('accepts a currency beside it', () => {
    expect(read({ price: 69, currency: 'USD' }).price).toEqual({ amount: 6900, currency: 'USD' });
  });

  it.each([
    [{ price: 100, originalPrice: 150 }, rupees(150), true],
    [{ price: 100, originalPrice: 100 }, null, false],
    [{ price: 100, originalPrice: 80 }, null, false],
    [{ price: 100, isDiscounted: true }, null, true],
    [{ price: { amount: 100, isDiscounted: true } }, null, true],
    [{ price: undefined, originalPrice: 150 }, null, false],
  ])('of %o was %o before, discounted: %s', (changes, originalPrice, isDiscounted) => {
    expect(read(changes)).toMatchObject({ originalPrice, isDiscounted });
  });

  it("varies when its variants' prices do", () => {
    const variant = (sku: string, price: number) => ({ sku, values: [sku], price, stock: 1 });
    expect(read({ variants: [variant('A', 10), variant('B', 20)] }).priceVaries).toBe(true);
    expect(read({ variants: [variant('A', 10), variant('B', 10)] }).priceVaries).toBe(false);
    expect(read({}).priceVaries).toBe(false);
  });
});

describe('the pictures of a product', () => {
  const url = 'https://pictures.example/a.jpg';
  const none = { images: undefined };

  it.each([
    [{ images: [{ large_image_url: url, id: 7 }] }],
    [{ images: [url] }],
    [{ ...none, image: url }],
    [{ ...none, image: [url] }],
    [{ ...none, image: { url } }],
    [{ ...none, coverImage: url }],
    [{ ...none, base_image: { large_image_url: url } }],
    [{ images: url }],
  ])('are found in %o', (changes) => {
    expect(read(changes).pictures.map((picture) => picture.url)).toEqual([url]);
  });

  it('are listed once each, those of images first', () => {
    const other = 'https://pictures.example/b.jpg';
    expect(read({ images: [url, other], image: other, coverImage: url }).pictures.map((one) => one.url)).toEqual([
      url,
      other,
    ]);
  });

  it("fall back to the product's name as description", () => {
    expect(read({ images: [url] }).pictures[0]?.alt).toBe('Elegant lamp');
  });

  it('are never scripts', () => {
    expect(read({ images: ['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.jpg'] }).pictures).toEqual([]);
  });
});

describe('the stock of a product', () => {
  it.each([
    [{ isInStock: true, quantity: 3 }, true, 3],
    [{ isInStock: 'false', quantity: 3 }, false, 3],
    [{ isInStock: false }, false, null],
    [{ quantity: 0 }, false, 0],
    [4, true, 4],
    ['2', true, 2],
    [0, false, 0],
    [-3, false, 0],
    [true, true, null],
    [false, false, null],
    [undefined, true, null],
    ['lots', true, null],
  ])('%o means in stock %s, %s pieces', (stock, inStock, quantity) => {
    const product = read({ stock });
    expect(product.inStock).toBe(inStock);
    expect(product.variants[0]).toMatchObject({ inStock, stock: quantity });
  });
});

describe('ratings and reviews', () => {
  it.each([
    [4.5, 4.5],
    ['3.2', 3.2],
    [0, null],
    [6, null],
    [null, null],
    ['good', null],
  ])('a rating of %o is read as %s', (rating, expected) => {
    expect(read({ rating }).rating).toBe(expected);
  });

  it.each([
    [{ reviewCount: 12, reviews: 7 }, 12],
    [{ reviewCount: undefined, reviews: 7 }, 7],
    [{ reviewCount: undefined, reviews: [{}, {}] }, 2],
    [{ reviewCount: undefined }, 0],
    [{ reviewCount: -3 }, 0],
  ])('%o counts %i reviews', (changes, count) => {
    expect(read(changes).reviewCount).toBe(count);
  });
});

describe('other fields of a product', () => {
  it("default to one variant with the product's SKU", () => {
    expect(read({}).variants).toMatchObject([{ sku: 'LMP-1', values: [], price: rupees(4990), stock: 7 }]);
  });

  it('drop variants that cannot be identified', () => {
    const variants = [{ sku: 'A', values: ['Oak'], price: 10, stock: 2 }, { values: ['Ash'] }, null];
    expect(read({ variants }).variants).toMatchObject([
      { sku: 'A', values: ['Oak'], price: rupees(10), inStock: true },
    ]);
  });

  it('include options, with swatches that are colours', () => {
    const options = [
      { name: 'Wood', values: ['Oak', { name: 'Ash', swatch: '#d8c8a8' }, { name: 'Teak', swatch: 'url(x)' }] },
      { name: 'Empty', values: [] },
    ];
    expect(read({ options }).options).toEqual([
      {
        name: 'Wood',
        values: [
          { name: 'Oak', swatch: null },
          { name: 'Ash', swatch: '#d8c8a8' },
          { name: 'Teak', swatch: null },
        ],
      },
    ]);
  });

  it('name the variant of the price where prices differ', () => {
    const variants = [
      { sku: 'A', values: ['Oak'], price: 4990, stock: 0 },
      { sku: 'B', values: ['Ash', 'Large'], price: 4990, stock: 3 },
      { sku: 'C', values: ['Teak'], price: 5990, stock: 3 },
    ];
    expect(read({ variants }).pricedAs).toBe('Ash / Large');
    expect(read({ variants: variants.slice(0, 2) }).pricedAs).toBeNull();
    expect(read({ variants: [{ ...variants[2] }, { sku: 'D', values: [], price: 4990 }] }).pricedAs).toBeNull();
    expect(read({}).pricedAs).toBeNull();
  });

  it('include what comes with the piece', () => {
    expect(read({ includes: 'Cushions not included' }).includes).toBe('Cushions not included');
    expect(read({ includes: { text: 'x' } }).includes).toBeNull();
  });

  it('stay missing', () => {
    expect(readProduct({ _id: '1' })).toMatchObject({
      brand: null,
      category: null,
      price: null,
      rating: null,
      reviewCount: 0,
      dimensions: null,
      weight: null,
      includes: null,
      assembly: null,
      createdAt: null,
      pictures: [],
      isNew: false,
      isFeatured: false,
    });
  });
});

describe('a slug', () => {
  it.each([
    ['Décor & More', 'decor-more'],
    ['  Bathroom ', 'bathroom'],
    ['---', ''],
    ['फर्नीचर', 'फरनचर'],
  ])('of "%s" is "%s"', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('is idempotent', () => {
    forAll([anyText], (name) => expect(slugify(slugify(name))).toBe(slugify(name)));
  });
});
