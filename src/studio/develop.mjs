/** Converts Blender's raw passes to original images. Files are written atomically. */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { python, ROOT } from './blender.mjs';
import { masterPath } from './ledger.mjs';
import { weights } from './weights.mjs';

export const BUDGET_BYTES = 245_000;
const QUALITIES = [95, 92, 88, 84, 78, 70, 60];

const folderOf = ({ name, folder = name }) => `${ROOT}.cache/studio/${folder}`;

/** Denoises and develops the passes of a job; resolves to the path of a PNG. */
export async function develop(job) {
  const folder = folderOf(job);
  const grade = readFileSync(`${folder}/grade.json`, 'utf8');
  await python('develop.py', [folder, `${folder}/picture.png`, weights(), grade]);
  return `${folder}/picture.png`;
}

/** Returns the positions of the job's products in its image: {slug: {x, y}} in percent. */
export const spotsOf = (job) => JSON.parse(readFileSync(`${folderOf(job)}/spots.json`, 'utf8'));

/** Writes the WebP original at the highest quality within its byte limit; resolves to its size in bytes. */
export async function master(job) {
  const [png, path] = [await develop(job), masterPath(job)];
  mkdirSync(dirname(path), { recursive: true });
  for (const quality of QUALITIES) {
    const { size } = await sharp(png).webp({ quality, effort: 6 }).toFile(`${path}.part`);
    if (size > BUDGET_BYTES && quality !== QUALITIES.at(-1)) continue;
    renameSync(`${path}.part`, path);
    return size;
  }
}

/** Deletes the passes of a finished job. */
export const tidy = (job) => rmSync(folderOf(job), { recursive: true, force: true });
