/** Puts finished pictures on product pages: `pictures` and the `picture` of each variant in content/products/<slug>.md. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ROOT } from './blender.mjs';
import { masterPath } from './ledger.mjs';

const PICTURES = /^pictures:\n(?: {2}- .*\n)+/m;

const entry = ({ name, alt }) => `{ file: ${name}.webp, alt: '${alt.replaceAll("'", "''")}' }`;

/** The page with its list of pictures: the hero, the second view, then the scenes that show the product. */
function withPictures(page, jobs) {
  if (jobs.length === 0) return page;
  return page.replace(PICTURES, () => `pictures:\n${jobs.map((job) => `  - ${entry(job)}\n`).join('')}`);
}

/** The page with a picture on every variant that has this colour or fabric. */
function withVariant(page, job) {
  return page.replace(/^ {2}- \{ sku: .*values: \[(.*?)\].* \}$/gm, (row, values) => {
    if (!values.split(', ').includes(job.value)) return row;
    return `${row.replace(/, picture: \{.*?\}(?= \}$)/, '').slice(0, -2)}, picture: ${entry(job)} }`;
  });
}

/** Rewrites the page of one product from all jobs that show it and are made. */
export function showOnPage(slug, jobs) {
  const path = `${ROOT}content/products/${slug}.md`;
  const made = jobs.filter((job) => job.shows.includes(slug) && existsSync(masterPath(job)));
  const [variants, views] = [made.filter(({ value }) => value), made.filter(({ value }) => !value)];
  const before = readFileSync(path, 'utf8');
  const page = variants.reduce(withVariant, withPictures(before, views));
  if (page === before) return;
  writeFileSync(`${path}.part`, page);
  renameSync(`${path}.part`, path);
}
