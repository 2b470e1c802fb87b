/** Icons drawn with one path look like Lucide's own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { onePath } from '../../src/build/icon-paths.ts';

const FOLDER = 'node_modules/lucide-react/dist/esm/icons';
const PX = 96;

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];
const moduleOf = (icon: string) => readFileSync(join(FOLDER, `${icon}.mjs`), 'utf8');
/** Reads the shapes as JavaScript does. */
async function shapesOf(module: string): Promise<readonly Shape[]> {
  const data = /const __iconData = (\{[\s\S]*?\n\});/.exec(module)?.[1];
  const url = `data:text/javascript,${encodeURIComponent(`export default ${data}`)}`;
  return (await import(/* @vite-ignore */ url)).default.node;
}

/** Returns the covered share of each pixel, 0 to 255. */
async function paint(shapes: readonly Shape[]): Promise<Buffer> {
  const inner = shapes.map(
    ([name, { key: _, ...attributes }]) =>
      `<${name} ${Object.entries(attributes)
        .map(([attribute, value]) => `${attribute}="${value}"`)
        .join(' ')}/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PX}" height="${PX}" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${inner.join('')}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

/** Strokes that cross are smoothed once and not twice, so edge pixels differ by less than a third. */
const MOST = 80;
async function difference(icon: string, change = onePath): Promise<number> {
  const [own, one] = await Promise.all(
    [moduleOf(icon), change(moduleOf(icon))].map(async (module) => paint(await shapesOf(module))),
  );
  return own?.reduce((most, value, index) => Math.max(most, Math.abs(value - (one?.[index] ?? 0))), 0) ?? 255;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tsx|astro)$/.test(name));
const names = new Set(
  sources.flatMap((name) =>
    Array.from(
      readFileSync(join('src', name), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
      ([, list = '']) =>
        list
          .split(',')
          .map((one) => one.trim().split(' as ')[0] ?? '')
          .filter((one) => one !== '' && !one.startsWith('type ')),
    ).flat(),
  ),
);
const kebab = (name: string) =>
  name
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-')
    .toLowerCase();
const icons = [...names].map(kebab).sort();

describe('onePath', () => {
  it('draws every icon of the shop with one path, which looks the same', async () => {
    expect(icons.length).toBeGreaterThan(30);
    for (const icon of icons) {
      const shapes = await shapesOf(onePath(moduleOf(icon)));
      // A tag's hole is filled, so it stays a shape of its own.
      if (icon !== 'tag') expect(shapes, icon).toHaveLength(1);
      expect(await difference(icon), icon).toBeLessThan(MOST);
    }
  });

  it('control: a path that starts relative to the one before it differs', async () => {
    const wrong = (module: string) => onePath(module).replace(/M6 6l/, 'm6 6');
    expect(onePath(moduleOf('x'))).toContain('M6 6l12 12');
    expect(await difference('x', wrong)).toBeGreaterThan(MOST);
  });

  it('leaves icons of one shape, and those with other attributes, unchanged', () => {
    for (const icon of ['heart', 'tag']) expect(onePath(moduleOf(icon))).toBe(moduleOf(icon));
  });
});
