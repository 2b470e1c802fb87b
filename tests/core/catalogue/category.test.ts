import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryLine, readCategories, readCategory } from '../../../src/core/catalogue/category.ts';
import type { Problem } from '../../../src/core/shop/read.ts';
import { forAll } from '../../support/for-all.ts';
import { aWireProduct } from '../../support/product.ts';

const lighting = { _id: 'c1', name: 'Lighting', slug: 'lighting' };
const decor = { id: 'c2', title: 'Décor' };

describe('a list of categories', () => {
  it.each([
    [[lighting, decor]],
    [{ categories: [lighting, decor] }],
    [{ data: [lighting, decor] }],
    [{ data: { categories: [lighting, decor] } }],
    [{ success: true, data: { data: [lighting, decor] } }],
  ])('is found in %o', (body) => {
    expect(readCategories(body)).toMatchObject([
      { id: 'c1', slug: 'lighting', name: 'Lighting' },
      { id: 'c2', slug: 'decor', name: 'Décor' },
    ]);
  });

  it('drops and reports a category without a name', () => {
    const problems: Problem[] = [];
    expect(readCategories([{ _id: 'x' }, lighting], (problem) => problems.push(problem))).toHaveLength(1);
    expect(problems).toEqual([{ where: 'categories[0]', why: expect.any(String) }]);
  });

  it('is null for a body with only a message', () => {
    expect(readCategories({ message: 'no' })).toBeNull();
  });

  it('of any JSON is complete or null, never a throw', () => {
    forAll([fc.jsonValue()], (body) => {
      const read = readCategories(body);
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    });
  });
});

describe('a category', () => {
  it('includes its top products and reports unreadable ones', () => {
    const problems: Problem[] = [];
    const read = readCategory({ ...lighting, topProducts: [aWireProduct(), {}] }, (problem) => problems.push(problem));
    expect(read?.topProducts.map(({ id }) => id)).toEqual(['p1']);
    expect(problems.map(({ where }) => where)).toEqual(['lighting.topProducts[1]']);
  });

  it("uses the editor's line, as text", () => {
    expect(readCategory({ ...lighting, short_description: '<i>Glow</i>' })?.line).toBe('Glow');
  });

  it.each([
    ['Furniture', 'Sofas, tables, & more'],
    ['Décor', 'Vases, mirrors, & more'],
    ['decor', 'Vases, mirrors, & more'],
    ['Lighting', 'Lamps, pendants, & more'],
    ['Kitchenware', 'Pots, boards, & more'],
    ['Textiles', 'Throws, rugs, & more'],
    ['Storage', 'Sideboards, shelves, & more'],
    ['Bathroom', 'Towels, trays, & more'],
    ['Outdoor', 'Chairs, planters, & more'],
    ['Rings', 'Explore Rings'],
    ['Constructor', 'Explore Constructor'],
  ])('named %s falls back to "%s"', (name, line) => {
    expect(categoryLine(name)).toBe(line);
    expect(readCategory({ name })?.line).toBe(line);
  });
});
