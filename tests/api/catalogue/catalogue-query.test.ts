import { describe, expect, it } from 'vitest';
import { catalogueQuery } from '../../../src/api/catalogue/catalogue-query.ts';
import { catalogueParameters } from '../../../src/core/catalogue/parameters.ts';
import { readQuery, writeQuery } from '../../../src/core/catalogue/query-address.ts';
import { cleanQuery } from '../../../src/core/catalogue/search.ts';
import { smallShopQuery } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

/** Parameters as parsed by Fastify: repeated ones are lists. */
const given = (params: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const all = params.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
const parse = (params: URLSearchParams) => catalogueQuery(catalogueParameters.parse(given(params)));
const pageQuery = (params: URLSearchParams) => {
  const query = readQuery(params);
  return { ...query, q: cleanQuery(query.q) };
};

describe('parameters of a catalogue request', () => {
  it('have the same meaning as in the URL of a page', () => {
    forAll([smallShopQuery], (query) => {
      const params = writeQuery(query);
      expect(parse(params)).toEqual(pageQuery(params));
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
  ])('have the same meaning for ?%s', (text) => {
    expect(parse(new URLSearchParams(text))).toEqual(pageQuery(new URLSearchParams(text)));
  });
});
