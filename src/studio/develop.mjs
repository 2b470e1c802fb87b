/** From Blender's raw passes to the master the shop serves, never leaving a half-written file behind. */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { python, ROOT } from './blender.mjs';
import { masterPath } from './ledger.mjs';

const BUDGET_BYTES = 245_000;
const QUALITIES = [95, 92, 88, 84, 78, 70];

/** Denoises and develops the passes of one product; resolves to the path of a PNG. */
export async function develop(slug) {
  const folder = `${ROOT}.cache/studio/${slug}`;
  await python('denoise.py', [folder, `${folder}/picture.png`, readFileSync(`${folder}/grade.json`, 'utf8')]);
  return `${folder}/picture.png`;
}

/** Writes the WebP master at the best quality its budget allows; resolves to its size in bytes. */
export async function master(slug) {
  const png = await develop(slug);
  const path = masterPath(slug);
  mkdirSync(`${ROOT}content/media/products`, { recursive: true });
  for (const quality of QUALITIES) {
    const { size } = await sharp(png).webp({ quality, effort: 6 }).toFile(`${ROOT}.cache/studio/${slug}/master.webp`);
    if (size > BUDGET_BYTES && quality !== QUALITIES.at(-1)) continue;
    renameSync(`${ROOT}.cache/studio/${slug}/master.webp`, path);
    rmSync(`${ROOT}.cache/studio/${slug}`, { recursive: true });
    return size;
  }
}
