/** Product images: size, file size, alt text and uniqueness. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const MODELS = 'src/studio/products';
const PAGES = 'content/products';
const MEDIA = 'content/media';
const BUDGET_BYTES = 250_000;
const FOLDER_BYTES = 120_000_000;
const PICTURES_AT_LEAST = 3;
/** Mean difference of two small grey versions, 0–255, below which images look alike. */
const TWINS_BELOW = 3;

/** Sizes in pixels by file name; the first match counts. */
const SIZES: readonly (readonly [RegExp, width: number, height: number])[] = [
  [/^rooms\/.*-portrait$/, 1200, 1500],
  [/^rooms\/|^scenes\/(hero-|about-us$)/, 2400, 1350],
  [/^scenes\/(category-|sign-in$)/, 1200, 1500],
  [/^scenes\/journal-/, 1800, 1200],
  [/^scenes\/store-/, 1600, 1200],
  [/^scenes\//, 960, 1200],
];

/** A product's first image is larger than its others and those of its variants. */
function sizeOf(name: string): [number, number] {
  const [, width, height] = SIZES.find(([pattern]) => pattern.test(name)) ?? [];
  if (width && height) return [width, height];
  return slugs.includes(name.replace('products/', '')) ? [1200, 1500] : [960, 1200];
}

const named = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

/** Rendered files, from the studio's ledger. */
const rendered = Object.keys(JSON.parse(readFileSync(`${MEDIA}/.studio.json`, 'utf8')) as object).filter(
  (name) => !name.startsWith('models/') && !name.startsWith('film'),
);
const files = ['products', 'rooms', 'scenes'].flatMap((folder) =>
  readdirSync(`${MEDIA}/${folder}`).map((file) => `${folder}/${file}`),
);
const slugs = named(PAGES, '.md');

type Picture = { readonly file: string; readonly alt: string };
type Page = { readonly pictures: readonly Picture[]; readonly variants?: readonly { readonly picture?: string }[] };

function page(slug: string): Page {
  const [, frontmatter = ''] = readFileSync(`${PAGES}/${slug}.md`, 'utf8').split(/^---$/m);
  return parse(frontmatter) as Page;
}

const small = (name: string) =>
  sharp(`${MEDIA}/${name}.webp`).resize(24, 30, { fit: 'fill' }).greyscale().raw().toBuffer();

const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

async function twins(names: readonly string[]): Promise<string[]> {
  const thumbs = await Promise.all(names.map(small));
  return thumbs.flatMap((a, i) =>
    thumbs
      .slice(i + 1)
      .flatMap((b, j) => (difference(a, b) < TWINS_BELOW ? [`${names[i]} and ${names[i + 1 + j]}`] : [])),
  );
}

describe('the photo studio', () => {
  it('has a model per product and a product per model', () => {
    expect(named(MODELS, '.py')).toEqual(slugs);
  });

  it('has alt texts for the images of all models', () => {
    const silent = named(MODELS, '.py').filter(
      (slug) => !/^ALT = '[^']{20,}'$/m.test(readFileSync(`${MODELS}/${slug}.py`, 'utf8')),
    );
    expect(silent).toEqual([]);
  });

  it('rendered all existing images, and all rendered images exist', () => {
    const others = files.filter((file) => !rendered.includes(file.replace(/\.webp$/, '')));
    // Drawings of rooms are made from their images.
    expect(others.filter((file) => !file.endsWith('-drawing.webp'))).toEqual([]);
    expect(rendered.filter((name) => !files.includes(`${name}.webp`))).toEqual([]);
  });

  it.each(rendered)('renders %s in its size and within its byte limit', async (name) => {
    const { width, height } = await sharp(`${MEDIA}/${name}.webp`).metadata();
    expect([width, height]).toEqual(sizeOf(name));
    expect(statSync(`${MEDIA}/${name}.webp`).size).toBeLessThan(BUDGET_BYTES);
  });

  it('keeps the folder small enough to clone', () => {
    const bytes = readdirSync(MEDIA, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size, 0);
    expect(bytes).toBeLessThan(FOLDER_BYTES);
  });

  it('films a room: seven seconds, small enough for phones, in two formats with a poster', async () => {
    const folder = `${MEDIA}/film`;
    expect(readdirSync(folder).sort()).toEqual(['oslo.mp4', 'oslo.webm', 'oslo.webp']);
    for (const form of ['mp4', 'webm']) expect(statSync(`${folder}/oslo.${form}`).size).toBeLessThan(1_500_000);
    const { width, height } = await sharp(`${folder}/oslo.webp`).metadata();
    expect([width, height]).toEqual([1280, 720]);
    // mvhd box of an MP4 (ISO 14496-12): timescale, then duration.
    const film = readFileSync(`${folder}/oslo.mp4`);
    const header = film.indexOf('mvhd') + 4;
    const seconds = film.readUInt32BE(header + 16) / film.readUInt32BE(header + 12);
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThanOrEqual(8);
  });

  it.each(slugs)('shows %s first by itself, then in other views, with distinct alt texts', (slug) => {
    const { pictures } = page(slug);
    expect(pictures[0]?.file).toBe(`products/${slug}.webp`);
    if (files.includes(`products/${slug}-2.webp`)) expect(pictures[1]?.file).toBe(`products/${slug}-2.webp`);
    expect(pictures.length).toBeGreaterThanOrEqual(PICTURES_AT_LEAST);
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { alt } of pictures) expect(alt.length, alt).toBeGreaterThan(20);
  });

  it('never renders two products or scenes nearly alike', async () => {
    expect(await twins(slugs.map((slug) => `products/${slug}`))).toEqual([]);
    expect(await twins(rendered.filter((name) => name.startsWith('scenes/')))).toEqual([]);
  });
});
