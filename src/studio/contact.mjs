/**
 * The contact check: contact.json holds Blender's findings for each product model and the fingerprint of its shape (see
 * shape-source.mjs).
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { blend, HERE } from './blender.mjs';
import { shapePrint } from './shape-source.mjs';

const REPORT = `${HERE}contact.json`;
/** Models per run of Blender; the report is written after each run. */
const BATCH = 4;

/** Returns the slugs of all product models. */
export const modelSlugs = () =>
  readdirSync(`${HERE}products`)
    .filter((file) => file.endsWith('.py'))
    .map((file) => file.slice(0, -'.py'.length));

/** Returns the last report: {slug: {shape, faults}}. */
export const contactReport = () => (existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {});

function record(slug, row) {
  const rows = Object.entries({ ...contactReport(), [slug]: row }).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(`${REPORT}.part`, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
  renameSync(`${REPORT}.part`, REPORT);
}

/** Returns the models among `slugs` whose shape changed since the report. */
export const unchecked = (slugs, report = contactReport(), print = shapePrint) =>
  slugs.filter((slug) => report[slug]?.shape !== print(slug));

/** Returns faults as `slug: fault` that no entry of `accepted` ({slug: {faults: [pattern], why}}) covers. */
export const openFaults = (report, accepted) =>
  Object.entries(report).flatMap(([slug, { faults }]) =>
    faults
      .filter((fault) => !accepted[slug]?.faults.some((pattern) => pattern.test(fault)))
      .map((fault) => `${slug}: ${fault}`),
  );

/** Checks the named models, or all whose shape changed. Blender first checks a known faulty model and must find its faults. */
export async function checkContacts(words) {
  const every = modelSlugs();
  const queue =
    words.length > 0
      ? every.filter((slug) => words.some((word) => (every.includes(word) ? slug === word : slug.includes(word))))
      : unchecked(every);
  console.log(queue.length > 0 ? `${queue.length} models to check` : 'All models are checked.');
  if (queue.length === 0) return;
  for (let i = 0; i < queue.length; i += BATCH) {
    const slugs = queue.slice(i, i + BATCH);
    const shapes = Object.fromEntries(slugs.map((slug) => [slug, shapePrint(slug)]));
    const out = await blend('contact.py', ['--control', ...slugs]);
    for (const line of out.split('\n').filter((text) => text.startsWith('{"slug"'))) {
      const { slug, faults } = JSON.parse(line);
      record(slug, { shape: shapes[slug], faults });
      console.log([slug, ...faults].join('\n  '));
    }
  }
}
