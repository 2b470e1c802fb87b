import { describe, expect, it } from 'vitest';
import { readCollections } from '../../../src/core/catalogue/collection.ts';
import { collectionListing } from '../../../src/core/catalogue/listing.ts';

const CALM = {
  _id: 'x1',
  slug: 'calm',
  name: 'Calm',
  line: 'Quiet <b>things</b>.',
  description: 'Few of them.',
  productCount: 3,
};

describe('collections', () => {
  it('are read from every supported shape', () => {
    const expected = [
      {
        id: 'x1',
        slug: 'calm',
        name: 'Calm',
        line: 'Quiet things .',
        description: 'Few of them.',
        picture: null,
        productCount: 3,
      },
    ];
    for (const body of [[CALM], { data: [CALM] }, { collections: [CALM] }]) {
      expect(readCollections(body)?.map((one) => ({ ...one, line: one.line.replace(/\s+\./, ' .') }))).toEqual(
        expected,
      );
    }
    expect(readCollections({ nothing: true })).toBeNull();
  });

  it('without a name are dropped and reported', () => {
    const problems: string[] = [];
    expect(readCollections([CALM, { slug: 'x' }, 7], ({ where }) => problems.push(where))).toHaveLength(1);
    expect(problems).toEqual(['collections[1]', 'collections[2]']);
  });

  it('have listings', () => {
    const [calm] = readCollections([CALM]) ?? [];
    expect(calm && collectionListing(calm)).toMatchObject({
      path: '/collections/calm',
      preset: { collection: 'calm' },
    });
  });
});
