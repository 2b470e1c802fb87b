/** What the studio owes and what it has made from what: content/media/.studio.json, one fingerprint per picture. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { python, ROOT } from './blender.mjs';

const PATH = `${ROOT}content/media/.studio.json`;

/** Where the master of a job stands. */
export const masterPath = ({ name }) => `${ROOT}content/media/${name}.webp`;

/** Every job, as jobs.py describes it, in the order of the queue. */
export const allJobs = async () => JSON.parse(await python('jobs.py', []));

const read = () => (existsSync(PATH) ? JSON.parse(readFileSync(PATH, 'utf8')) : {});

/** The jobs whose picture is missing or was made from something else. */
export function stale(jobs) {
  const made = read();
  return jobs.filter((job) => made[job.name] !== job.print || !existsSync(masterPath(job)));
}

/** Notes that these pictures were made from these sources. */
export function record(jobs) {
  const all = { ...read(), ...Object.fromEntries(jobs.map(({ name, print }) => [name, print])) };
  const rows = Object.entries(all).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(`${PATH}.part`, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
  renameSync(`${PATH}.part`, PATH);
}
