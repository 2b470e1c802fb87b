/** Puts what a room's render measured into content/rooms/<city>.md: where each product stands, in percent of the picture. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ROOT } from './blender.mjs';

/** job: rooms/CITY or rooms/CITY-portrait; spots: {slug: {x, y}}. Other jobs, and cities without a page, are left alone. */
export function showInRoom(job, spots) {
  const [, city, portrait] = /^rooms\/([a-z]+)(-portrait)?$/.exec(job.name) ?? [];
  const path = `${ROOT}content/rooms/${city}.md`;
  if (!city || !existsSync(path)) return;
  const key = portrait ? 'portraitHotspots' : 'hotspots';
  const rows = Object.entries(spots).map(([product, { x, y }]) => `  - { product: ${product}, x: ${x}, y: ${y} }\n`);
  const page = readFileSync(path, 'utf8').replace(
    new RegExp(`^${key}:(?: \\[\\])?\\n(?: {2}- .*\\n)*`, 'm'),
    `${key}:\n${rows.join('')}`,
  );
  writeFileSync(`${path}.part`, page);
  renameSync(`${path}.part`, path);
}
