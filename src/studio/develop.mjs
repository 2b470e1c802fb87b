/** Converts Blender's raw passes to original images. Files are written atomically. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { python, ROOT } from './blender.mjs';
import { masterPath } from './ledger.mjs';
import { weights } from './weights.mjs';

export const BUDGET_BYTES = 245_000;
const QUALITIES = [95, 92, 88, 84, 78, 70, 60];

const folderOf = ({ name, folder = name }) => `${ROOT}.cache/studio/${folder}`;

/** Folder of the greys that a colour is dyed from: shoot.py's `greys`. Those of a preview are small. */
const greysOf = ({ base, folder }) => `${ROOT}.cache/studio/cloths/${base}${folder ? '-preview' : ''}`;

/** What a VIEW may say about development: the arguments of develop.py. */
const GRADE = ['exposure', 'contrast', 'saturation', 'vignette', 'warmth'];

/** Whether a job needs no rendering: the greys of its cloth are there, from another colour. */
export const isRendered = (job) =>
  Boolean(job.greys) && ['bright', 'dark', 'mask'].every((shade) => existsSync(`${greysOf(job)}/${shade}/done`));

/** Dyes a cloth; resolves to the path of a PNG. */
async function dye(job) {
  const grade = Object.fromEntries(Object.entries(job.view).filter(([key]) => GRADE.includes(key)));
  const png = `${folderOf(job)}/picture.png`;
  mkdirSync(folderOf(job), { recursive: true });
  const said = await python('dye.py', [greysOf(job), png, weights(), JSON.stringify(job.dye), JSON.stringify(grade)]);
  console.log(`${job.name} ${said.trim()}`);
  return png;
}

/** Denoises and develops the passes of a job, or dyes its greys; resolves to the path of a PNG. */
export async function develop(job) {
  if (job.greys) return dye(job);
  const folder = folderOf(job);
  const grade = readFileSync(`${folder}/grade.json`, 'utf8');
  await python('develop.py', [folder, `${folder}/picture.png`, weights(), grade]);
  return `${folder}/picture.png`;
}

/** Returns the positions of the job's products in its image: {slug: {x, y}} in percent. */
export const spotsOf = (job) => (job.greys ? {} : JSON.parse(readFileSync(`${folderOf(job)}/spots.json`, 'utf8')));

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
