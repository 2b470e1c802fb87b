import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { SORTS } from '../src/core/catalogue/catalogue.ts';
import { categoryLine } from '../src/core/catalogue/category.ts';
import { ROOM } from '../src/core/editorial/constants.ts';
import { IMAGE_FILES_PX, IMAGE_WIDTHS_PX, SLIDE_IMAGE } from '../src/core/images/constants.ts';
import { HERO } from '../src/core/landing/constants.ts';
import { MERCHANT_PAGES, type MerchantPage } from '../src/core/merchant/pages.ts';
import { DEVICE, NAVIGATION } from '../src/core/shop/constants.ts';
import { CONTRACT, ROWS } from '../src/core/shop/contract.ts';
import { COPY } from '../src/core/shop/copy.ts';
import { REDIRECTS } from '../src/core/shop/redirects.ts';
import { pages as rows } from '../src/core/shop/routes.ts';
import { COLOURS, type ColourName, tokenOf } from '../src/core/shop/theme.ts';
import { readContent } from '../src/ingest/read-content.ts';
import { code, readSources } from './support/source.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const css = read('src/styles.css');

/** The palette; only styles.css may contain these values. */
const PALETTE: Record<string, string> = {
  paper: '#f6f1e9',
  linen: '#ece3d6',
  stone: '#cbbfae',
  ink: '#1d1a17',
  soot: '#4a433c',
  clay: '#a8502f',
  moss: '#59614a',
  brass: '#a3814f',
  danger: '#9b2c1f',
  success: '#3f6b4a',
};

function tokens(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--color-([a-z]+):\s*(#[\da-f]{6})\b/gi)].map(([, name, hex]) => [
      name as string,
      (hex as string).toLowerCase(),
    ]),
  );
}

/** Contrast of two colours (WCAG 2). */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours', () => {
  const found = tokens(css);

  it('of the stylesheet match the palette', () => {
    expect(found).toEqual(PALETTE);
  });

  const onLight = ['ink', 'soot', 'moss', 'danger', 'success'].flatMap((text) => [
    [text, 'paper'],
    [text, 'linen'],
  ]);
  const onDark = ['ink', 'clay', 'moss'].map((ground) => ['paper', ground]);
  it.each([...onLight, ...onDark, ['clay', 'paper']])('%s on %s has AA contrast', (text, ground) => {
    expect(contrast(found[text as string] ?? '#000000', found[ground as string] ?? '#000000')).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it('use clay on linen only with enough contrast', () => {
    const both = readSources().filter(({ text }) => /\btext-clay\b/.test(text) && /\bbg-linen\b/.test(text));
    const readable = contrast(found.clay ?? '', found.linen ?? '') >= 4.5;
    expect(readable ? [] : both.map(({ path }) => path)).toEqual([]);
  });

  it('of themes, emails and documents match the stylesheet', () => {
    const twins = (Object.keys(COLOURS) as ColourName[]).map((name) => [
      tokenOf(name).slice('--color-'.length),
      COLOURS[name],
    ]);
    expect(Object.fromEntries(twins)).toEqual(found);
  });

  it('are compared by a correct formula (control)', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(tokens('--color-ink: #000000;')).not.toEqual(PALETTE);
  });

  it('occur only in the stylesheet', () => {
    const elsewhere = readSources()
      .filter(({ path }) => /^src\/(components|islands|layouts|pages|stores|core)\//.test(path))
      .flatMap((source) => [...code(source).matchAll(/#[\da-f]{6}\b/gi)].map(([hex]) => `${source.path}: ${hex}`))
      .filter((one) => !one.startsWith('src/core/shop/theme.ts'));
    expect(elsewhere).toEqual([]);
  });
});

describe('the widths', () => {
  it('of slides are all served, with the placeholder as the smallest', () => {
    for (const { widthPx } of SLIDE_IMAGE.ladder) expect(IMAGE_WIDTHS_PX).toContain(widthPx);
    expect(IMAGE_WIDTHS_PX).toContain(SLIDE_IMAGE.fullWidthPx);
    expect(IMAGE_WIDTHS_PX[0]).toBe(SLIDE_IMAGE.placeholderWidthPx);
    expect(IMAGE_WIDTHS_PX.toSorted((a, b) => a - b)).toEqual([...IMAGE_WIDTHS_PX]);
  });

  it('of rings, their cards and the header sentinel match the constants of scripts', () => {
    const spots = read('src/components/editorial/Hotspots.astro');
    const { ringPx, cardPx, edgePx } = ROOM;
    expect(spots).toContain(`width: ${ringPx}px;\n    height: ${ringPx}px;`);
    expect(spots).toContain(
      `inset: auto ${edgePx}px ${edgePx}px;\n    width: min(${cardPx}px, calc(100vw - 2 * ${edgePx}px));`,
    );
    expect(read('src/layouts/Header.astro')).toMatch(
      new RegExp(`data-top class="[^"]* h-\\[${NAVIGATION.shrinkAfterPx}px\\]`),
    );
  });

  it('in API responses are all served', () => {
    for (const width of Object.values(IMAGE_FILES_PX)) expect(IMAGE_WIDTHS_PX).toContain(Number(width));
  });

  /** Breakpoints and column widths of the design. */
  const KNOWN = new Set<number>([
    ...[576, 768, 992, 1200, 1400],
    ...Object.values(DEVICE),
    ...[640, 1024, 1280, 1536, 1920],
  ]);
  const asked = (text: string) =>
    [...text.matchAll(/(?:(?:min|max)-width|--breakpoint-\w+)\s*:\s*(\d+(?:\.\d+)?)(px|rem)/g)].map(
      ([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1),
    );

  it('are the documented breakpoints', () => {
    const pages = readSources().filter(({ path }) => !path.startsWith('src/api/'));
    const queries = [css, ...pages.map(code)].flatMap((text) =>
      asked(text.replace(/^\s*(min|max)-width\s*:[^;]+;/gm, '')),
    );
    expect(queries.length).toBeGreaterThan(0);
    // A query may end just below the start of the next.
    expect(queries.filter((width) => !KNOWN.has(width) && !KNOWN.has(Math.ceil(width + 0.01)))).toEqual([]);
    expect(asked('(min-width: 50rem)')).toEqual([800]);
  });
});

describe('preset texts', () => {
  const { categories, slides } = readContent('content');

  it.each(categories)('for $slug match the content file', ({ data }) => {
    expect(categoryLine(data.name)).toBe(data.short);
  });

  it('exist only for existing categories', () => {
    expect(Object.keys(COPY.category.presets).sort()).toEqual(categories.map(({ slug }) => slug).sort());
  });

  it('cover every sort order of the catalogue', () => {
    expect(Object.keys(COPY.catalogue.sorts)).toEqual([...SORTS]);
  });

  it('of the hero match its number of slides', () => {
    expect(slides.filter(({ data }) => data.active)).toHaveLength(HERO.slides);
  });

  it('of the hero lock it for as long as its styles turn', () => {
    expect(read('src/components/landing/hero.css')).toContain(`--turn: ${HERO.transitionLockMs}ms;`);
  });
});

describe('the pages', () => {
  /** src/pages/shop.astro is /shop; [slug] matches any. */
  const pages = readSources('src/pages')
    .filter(({ path }) => path.endsWith('.astro') && !path.includes('/_'))
    .map(({ path }) => path.replace('src/pages', '').replace(/(\/index)?\.astro$/, '') || '/');
  const merchants = Object.values<MerchantPage>(MERCHANT_PAGES);
  const paths: string[] = [...rows(), ...merchants].map(({ path }) => path);

  it.each(paths)('have a file for the route %s', (path) => {
    expect(pages).toContain(path);
  });

  it('have a route for every file', () => {
    expect(pages.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('do not exist at redirected paths', () => {
    for (const from of Object.keys(REDIRECTS)) expect(pages).not.toContain(from);
  });
});

describe('the table of endpoints', () => {
  it('has a row for each entry of the contract', () => {
    for (const name of Object.keys(CONTRACT)) expect(Object.keys(ROWS)).toContain(name);
  });
});

describe('the migrations', async () => {
  const folder = 'src/db/migrations';
  const { entries } = JSON.parse(read(`${folder}/meta/_journal.json`)) as { entries: { idx: number; tag: string }[] };
  const tables = readdirSync('src/db/schema').map((file) => import(`../src/db/schema/${file}`));
  const schema: Record<string, unknown> = Object.assign({}, ...(await Promise.all(tables)));
  const latest = JSON.parse(read(`${folder}/meta/${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`));

  it('match the schema: nothing is left to generate', async () => {
    expect(await generateMigration(latest, generateDrizzleJson(schema, latest.id))).toEqual([]);
  });

  it('do not match a schema with another column (control)', async () => {
    const older = structuredClone(latest);
    delete older.tables['public.products'].columns.care;
    expect(await generateMigration(older, generateDrizzleJson(schema, older.id))).toEqual([
      expect.stringContaining('ADD COLUMN "care"'),
    ]);
  });

  it('are listed in order', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
  });
});
