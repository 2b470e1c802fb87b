/** Writes rendered images into product pages, content/products/<slug>.md: `pictures`, and the `picture` of variants and choices. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ROOT } from './blender.mjs';
import { masterPath } from './ledger.mjs';

const PICTURES = /^pictures:\n(?: {2}- .*\n)+/m;

const entry = ({ name, alt }) => `{ file: ${name}.webp, alt: '${alt.replaceAll("'", "''")}' }`;

/** Returns the page with its list of images: first view, second view, then scenes with the product. */
function withPictures(page, jobs) {
  if (jobs.length === 0) return page;
  return page.replace(PICTURES, () => `pictures:\n${jobs.map((job) => `  - ${entry(job)}\n`).join('')}`);
}

/** Returns the page with an image on all variants of this colour or fabric. */
function withVariant(page, job) {
  return page.replace(/^ {2}- \{ sku: .*values: \[(.*?)\].* \}$/gm, (row, values) => {
    if (!values.split(', ').includes(job.value)) return row;
    return `${row.replace(/, picture: \{.*?\}(?= \}$)/, '').slice(0, -2)}, picture: ${entry(job)} }`;
  });
}

/** Returns the page with an image on this choice of a made-to-order piece. */
function withChoice(page, job) {
  return page.replace(
    new RegExp(`^ +- \\{ id: ${job.choice}, .* \\}$`, 'm'),
    (row) => `${row.replace(/, picture: \{.*?\}/, '').slice(0, -2)}, picture: ${entry(job)} }`,
  );
}

/** Rewrites a product's page from all rendered jobs that show it. */
export function showOnPage(slug, jobs) {
  const path = `${ROOT}content/products/${slug}.md`;
  const made = jobs.filter((job) => job.shows.includes(slug) && existsSync(masterPath(job)));
  const variants = made.filter(({ value }) => value);
  // The queue's order is another: it leaves second views to the end.
  const views = made
    .filter(({ value }) => !value)
    .toSorted((a, b) => Number(b.name.startsWith('products/')) - Number(a.name.startsWith('products/')));
  const before = readFileSync(path, 'utf8');
  const choices = variants.filter(({ choice }) => choice);
  const page = choices.reduce(withChoice, variants.reduce(withVariant, withPictures(before, views)));
  if (page === before) return;
  writeFileSync(`${path}.part`, page);
  renameSync(`${path}.part`, path);
}
