/** The boxes of the sample shop's pieces, as the rules of delivery see them. */
import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../src/core/delivery/size.ts';
import { productSchema } from '../../src/ingest/content.ts';
import { readDelivery } from '../../src/ingest/delivery-content.ts';
import { readEntries } from '../../src/ingest/read-entries.ts';

const rules = readDelivery('content');
const products = readEntries('content', 'products', productSchema).map(({ slug, data }) => ({ slug, ...data }));
const transportOf = ({ packed, dimensions, weight }: (typeof products)[number]) =>
  sizeOf(rules, packed ?? { ...dimensions, weight }).by;

describe('the box of a piece', () => {
  it('decides about its size class, so that folded and rolled textiles go by courier', () => {
    const textiles = products.filter(({ category }) => category === 'textiles');
    expect(textiles.length).toBeGreaterThan(5);
    expect(textiles.filter((one) => transportOf(one) === 'van').map(({ slug }) => slug)).toEqual([]);
  });

  it('is the piece itself where none is given, so that a quilt without one would need a van (control)', () => {
    const quilt = products.find(({ slug }) => slug === 'sanjh-kantha-quilt');
    expect(quilt && transportOf({ ...quilt, packed: undefined })).toBe('van');
    const sofa = products.find(({ slug }) => slug === 'tamar-three-seater-sofa');
    expect(sofa && transportOf(sofa)).toBe('van');
  });
});
