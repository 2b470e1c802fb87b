import { describe, expect, it } from 'vitest';
import { catalogueQuery } from '../../../src/api/catalogue/catalogue-query.ts';
import { readQuery, writeQuery } from '../../../src/core/catalogue/catalogue.ts';
import { cleanQuery } from '../../../src/core/catalogue/search.ts';
import { catalogueParameters } from '../../../src/core/shop/contract.ts';
import { smallShopQuery } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

/** As Fastify gives parameters: a repeated one is a list. */
const given = (params: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const all = params.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
const parse = (params: URLSearchParams) => catalogueQuery(catalogueParameters.parse(given(params)));
const meant = (params: URLSearchParams) => {
  const query = readQuery(params);
  return { ...query, q: cleanQuery(query.q) };
};

describe('the parameters of a catalogue request', () => {
  it('mean the same as in the address of a page', () => {
    forAll([smallShopQuery], (query) => {
      const params = writeQuery(query);
      expect(parse(params)).toEqual(meant(params));
    });
  });

  it.each([
    '',
    'brand=Noor&brand=Noor&brand=',
    'rating=9&rating=abc&rating=4&rating=5',
    'collection=%20',
    'inStock=1&isNew=false&featured=true',
    'q=%20lamp%20%20oak',
    'maxWidth=120&minPrice=0&page=2&pageSize=12&sort=newest&limit=3',
  ])('mean it for ?%s', (text) => {
    expect(parse(new URLSearchParams(text))).toEqual(meant(new URLSearchParams(text)));
  });
});
