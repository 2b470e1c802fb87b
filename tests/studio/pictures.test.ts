/** What the studio promises of every hero picture: a model, a size, a budget, words, and a face of its own. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const MODELS = 'src/studio/products';
const PAGES = 'content/products';
const MASTERS = 'content/media/products';
const BUDGET_BYTES = 250_000;
/** Mean difference of two pictures' small grey versions, 0–255, below which they would look like twins. */
const TWINS_BELOW = 3;

const named = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

type Page = { readonly pictures: { readonly file: string; readonly alt: string }[] };

function page(slug: string): Page {
  const [, frontmatter = ''] = readFileSync(`${PAGES}/${slug}.md`, 'utf8').split(/^---$/m);
  return parse(frontmatter) as Page;
}

const small = (slug: string) =>
  sharp(`${MASTERS}/${slug}.webp`).resize(24, 30, { fit: 'fill' }).greyscale().raw().toBuffer();

const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

const heroes = named(MASTERS, '.webp');

describe('the photo studio', () => {
  it('has a model for every product and a product for every model', () => {
    expect(named(MODELS, '.py')).toEqual(named(PAGES, '.md'));
  });

  it('knows the words for the picture of every model', () => {
    const silent = named(MODELS, '.py').filter(
      (slug) => !/^ALT = '[^']{20,}'$/m.test(readFileSync(`${MODELS}/${slug}.py`, 'utf8')),
    );
    expect(silent).toEqual([]);
  });

  it.each(heroes)('delivers %s upright, sharp and within its budget', async (slug) => {
    const { width, height } = await sharp(`${MASTERS}/${slug}.webp`).metadata();
    expect([width, height]).toEqual([1200, 1500]);
    expect(statSync(`${MASTERS}/${slug}.webp`).size).toBeLessThan(BUDGET_BYTES);
  });

  it.each(heroes)('shows %s first on its product page, with words', (slug) => {
    const [first] = page(slug).pictures;
    expect(first?.file).toBe(`products/${slug}.webp`);
    expect(first?.alt.length).toBeGreaterThan(20);
  });

  it('never gives two products nearly the same picture', async () => {
    const thumbs = await Promise.all(heroes.map(small));
    const twins = thumbs.flatMap((a, i) =>
      thumbs.slice(i + 1).flatMap((b, j) => (difference(a, b) < TWINS_BELOW ? [[heroes[i], heroes[i + 1 + j]]] : [])),
    );
    expect(twins).toEqual([]);
  });
});
