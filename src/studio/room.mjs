/** Writes measured hotspot positions into content/rooms/<city>.md, in percent of the image. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ROOT } from './blender.mjs';

/** Editors' fields of a hotspot, such as a price in dollars, are kept. */
function wordsOf(page, product) {
  const [, words] = new RegExp(`product: ${product}, x: [\\d.]+, y: [\\d.]+(,[^}]*?) ?\\}`).exec(page) ?? [];
  return words ?? '';
}

/** job: rooms/CITY or rooms/CITY-portrait; spots: {slug: {x, y}}. Other jobs, and cities without a page, are ignored. */
export function showInRoom(job, spots) {
  const [, city, portrait] = /^rooms\/([a-z]+)(-portrait)?$/.exec(job.name) ?? [];
  const path = `${ROOT}content/rooms/${city}.md`;
  if (!city || !existsSync(path)) return;
  const key = portrait ? 'portraitHotspots' : 'hotspots';
  const before = readFileSync(path, 'utf8');
  const row = ([product, { x, y }]) => `  - { product: ${product}, x: ${x}, y: ${y}${wordsOf(before, product)} }\n`;
  const page = before.replace(
    new RegExp(`^${key}:(?: \\[\\])?\\n(?: {2}- .*\\n)*`, 'm'),
    `${key}:\n${Object.entries(spots).map(row).join('')}`,
  );
  writeFileSync(`${path}.part`, page);
  renameSync(`${path}.part`, path);
}
