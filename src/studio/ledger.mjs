/** The studio's ledger: content/media/.studio.json with one fingerprint per rendered image. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { python, ROOT } from './blender.mjs';

const PATH = `${ROOT}content/media/.studio.json`;

/** Returns the path of a job's original. */
export const masterPath = ({ name }) => `${ROOT}content/media/${name}.webp`;

/** Returns all jobs, as jobs.py lists them, in queue order. */
export const allJobs = async () => JSON.parse(await python('jobs.py', []));

const read = () => (existsSync(PATH) ? JSON.parse(readFileSync(PATH, 'utf8')) : {});

/** Returns the jobs whose image is missing or outdated. */
export function stale(jobs) {
  const made = read();
  return jobs.filter((job) => made[job.name] !== job.print || !existsSync(masterPath(job)));
}

/** Records the fingerprints of rendered images. */
export function record(jobs) {
  const all = { ...read(), ...Object.fromEntries(jobs.map(({ name, print }) => [name, print])) };
  const rows = Object.entries(all).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(`${PATH}.part`, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
  renameSync(`${PATH}.part`, PATH);
}
