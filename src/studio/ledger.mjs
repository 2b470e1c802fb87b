/** What has been rendered from what: content/media/.studio.json, one fingerprint per picture. */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { HERE, python, ROOT } from './blender.mjs';

const PATH = `${ROOT}content/media/.studio.json`;

export const masterPath = (slug) => `${ROOT}content/media/products/${slug}.webp`;

/** Slugs that have a model, in the alphabet's order. */
export function modelled() {
  const files = readdirSync(`${HERE}products`).filter((file) => file.endsWith('.py'));
  return files.map((file) => file.slice(0, -3)).sort();
}

const read = () => (existsSync(PATH) ? JSON.parse(readFileSync(PATH, 'utf8')) : {});

/** {slug: hash of everything its picture is made from}. */
export async function fingerprints(slugs) {
  return slugs.length ? JSON.parse(await python('fingerprint.py', slugs)) : {};
}

/** Slugs whose picture is missing or was made from something else. */
export async function stale(slugs) {
  const [now, then] = [await fingerprints(slugs), read()];
  return slugs.filter((slug) => now[slug] !== then[slug] || !existsSync(masterPath(slug)));
}

/** Notes that these pictures were made from these sources. */
export function record(prints) {
  const all = Object.entries({ ...read(), ...prints }).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(`${PATH}.part`, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  renameSync(`${PATH}.part`, PATH);
}
