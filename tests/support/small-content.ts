/** A small content folder (two categories, three products, three images) for tests to modify. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from './temp-folder.ts';

const PICTURES = [
  'products/meridian-arc-floor-lamp.webp',
  'products/tamar-three-seater-sofa.webp',
  'products/kiri-stoneware-vases.webp',
];

/** Frontmatter as lines, so that tests can refer to line numbers. */
export type Fields = Record<string, string | undefined>;

const PRODUCT: Fields = {
  name: 'Heron desk lamp',
  sku: 'HRN-1',
  brand: 'Noor',
  category: 'lighting',
  type: 'Lamps',
  short: 'A brass lamp.',
  price: '4990',
  stock: '7',
  dimensions: '{ width: 20, depth: 20, height: 48 }',
  weight: '2.4',
  materials: '[Brass]',
  colours: '[Brass]',
  care: 'Wipe dry.',
  assembly: '{ minutes: 5, people: 1 }',
  popularity: '10',
  createdAt: '2026-01-05',
  pictures: '[{ file: products/meridian-arc-floor-lamp.webp, alt: A lamp }]',
};

export const entry = (fields: Fields, body = 'A lamp.') => {
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
};
export const productFile = (changes: Fields = {}, body?: string) => entry({ ...PRODUCT, ...changes }, body);

export type SmallContent = {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
};

export function smallContent(): SmallContent {
  const folder = tempFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of PICTURES) cpSync(join('content/media', file), join(folder, 'media', file));
  write('categories/lighting.md', entry({ name: 'Lighting', short: 'Lamps', order: '1', topSelling: 'true' }));
  write('categories/decor.md', entry({ name: 'Decor', short: 'Vases', order: '2' }));
  write('collections/calm.md', entry({ name: 'Calm', order: '1', line: 'Quiet things.' }));
  write(
    'slides/one.md',
    entry({ subText: 'Light.', picture: '{ file: products/meridian-arc-floor-lamp.webp, alt: A lamp }' }),
  );
  write('products/desk-lamp.md', productFile());
  write('products/floor-lamp.md', productFile({ name: 'Stork floor lamp', sku: 'STK-1', collections: '[calm]' }));
  write('products/vase.md', productFile({ name: 'Sahel vase', sku: 'SHL-1', category: 'decor', type: 'Vases' }));
  return { folder, write, remove: (file) => rmSync(join(folder, file)) };
}
