/** Puts a finished picture on its product page: the first entry of `pictures` in content/products/<slug>.md. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { HERE, ROOT } from './blender.mjs';

const PICTURES = /^pictures:\n(?: {2}- .*\n)+/m;

/** The alt text that the model's file states for its picture. */
export function altOf(slug) {
  return /^ALT = '(.+)'$/m.exec(readFileSync(`${HERE}products/${slug}.py`, 'utf8'))?.[1] ?? null;
}

/** A page that already shows the picture keeps its words; otherwise the stand-ins give way to it. */
export function showOnPage(slug) {
  const path = `${ROOT}content/products/${slug}.md`;
  const page = readFileSync(path, 'utf8');
  const file = `products/${slug}.webp`;
  const alt = altOf(slug);
  if (alt === null || page.includes(file) || !PICTURES.test(page)) return;
  writeFileSync(`${path}.part`, page.replace(PICTURES, `pictures:\n  - { file: ${file}, alt: '${alt}' }\n`));
  renameSync(`${path}.part`, path);
}
