import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSlides } from '../../../src/core/landing/slide.ts';
import type { Problem } from '../../../src/core/shop/read.ts';
import { forAll } from '../../support/for-all.ts';

const image = 'https://pictures.example/room.jpg';

describe('slides', () => {
  it.each([[[{ image }]], [{ slides: [{ image }] }], [{ data: [{ image }] }], [{ data: { slides: [{ image }] } }]])(
    'are found in %o',
    (body) => {
      expect(readSlides(body)).toHaveLength(1);
    },
  );

  it('are sorted by position, 0 by default', () => {
    const slides = readSlides([
      { image, id: 'b', position: 2 },
      { image, id: 'a' },
      { image, id: 'c', position: 1 },
    ]);
    expect(slides?.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  it('are active by default', () => {
    const slides = readSlides([
      { image, id: 'a' },
      { image, id: 'b', active: false },
      { image, id: 'c', active: true },
    ]);
    expect(slides?.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('are described by their headline, or by their number', () => {
    const slides = readSlides([
      { image, headline: 'Quiet rooms' },
      { image, position: 1 },
    ]);
    expect(slides?.map(({ picture }) => picture.alt)).toEqual(['Quiet rooms', 'Slide 2']);
  });

  it('show no missing figures', () => {
    expect(readSlides([{ image }])).toMatchObject([
      { views: null, likes: null, year: null, priceFrom: null, accent: null },
    ]);
    expect(readSlides([{ image, views: 12, likes: 10, year: 2026, priceFrom: 2990 }])).toMatchObject([
      { views: 12, likes: 10, year: 2026, priceFrom: { amount: 299_000, currency: 'INR' } },
    ]);
  });

  it('hide counts below ten', () => {
    expect(readSlides([{ image, views: 9, likes: 0 }])).toMatchObject([{ views: null, likes: null }]);
  });

  it('name their first piece with its price, when it is complete', () => {
    const lamp = { slug: 'lamp', name: 'Lamp', price: 2490 };
    const pieceOf = (pieces: unknown) => readSlides([{ image, pieces }])?.[0]?.piece;
    expect(pieceOf([lamp, { ...lamp, slug: 'other' }])).toEqual({
      slug: 'lamp',
      name: 'Lamp',
      price: { amount: 249_000, currency: 'INR' },
    });
    for (const pieces of [undefined, [], 'lamp', [{ ...lamp, price: 0 }], [{ ...lamp, slug: undefined }]])
      expect(pieceOf(pieces)).toBeNull();
  });

  it('without a picture are dropped and reported', () => {
    const problems: Problem[] = [];
    expect(readSlides([{ headline: 'x' }, { image }], (problem) => problems.push(problem))).toHaveLength(1);
    expect(problems.map(({ where }) => where)).toEqual(['slides[0]']);
  });

  it('of any JSON are complete or null, never a throw', () => {
    const odd = fc.array(
      fc.record({ image: fc.constantFrom(image, 7), position: fc.jsonValue(), priceFrom: fc.jsonValue() }),
    );
    forAll([fc.oneof(fc.jsonValue(), odd)], (body) => {
      const slides = readSlides(body);
      expect(JSON.parse(JSON.stringify(slides))).toEqual(slides);
    });
  });
});
