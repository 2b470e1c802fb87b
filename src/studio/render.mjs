/**
 * npm run studio -- [slug ...]            renders the pictures that are missing or whose source changed
 *                   --preview slug ...    a quick small look at some models, in .cache/studio/preview.webp
 *                   --keep slug ...       accepts the present pictures as up to date
 *                   --sheet               writes src/studio/contact-sheet.webp
 *                   --samples 28          overrides the sample count
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { HERE, ROOT, shoot, whatIsMissing } from './blender.mjs';
import { develop, master } from './develop.mjs';
import { fingerprints, masterPath, modelled, record, stale } from './ledger.mjs';
import { showOnPage } from './page.mjs';
import { contactSheet } from './sheet.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    keep: { type: 'boolean' },
    sheet: { type: 'boolean' },
    samples: { type: 'string', default: '28' },
  },
});

function wanted() {
  const all = modelled();
  const unknown = positionals.filter((slug) => !all.includes(slug));
  if (unknown.length > 0) throw new Error(`No model in src/studio/products for: ${unknown.join(', ')}`);
  return positionals.length > 0 ? positionals : all;
}

function sheet() {
  const done = modelled().filter((slug) => existsSync(masterPath(slug)));
  return contactSheet(
    done.map((slug) => ({ name: slug, path: masterPath(slug) })),
    `${HERE}contact-sheet.webp`,
  );
}

async function preview(slugs) {
  console.log((await shoot(slugs, ['--scale', '.3', '--samples', '16'])).replace(/^(?!.*( cm| in )).*\n/gm, ''));
  const pictures = [];
  for (const slug of slugs) pictures.push({ name: slug, path: await develop(slug) });
  await contactSheet(pictures, `${ROOT}.cache/studio/preview.webp`, Math.min(5, slugs.length));
}

const minutes = (ms) => `${Math.max(1, Math.round(ms / 60_000))} min`;

/** The film of one picture is developed while the next is being shot. */
async function render(slugs) {
  const queue = await stale(slugs);
  console.log(queue.length > 0 ? `${queue.length} of ${slugs.length} to render` : 'Every picture is up to date.');
  const start = Date.now();
  let developing = Promise.resolve();
  for (const [i, slug] of queue.entries()) {
    const prints = await fingerprints([slug]);
    await shoot([slug], ['--samples', values.samples]);
    await developing;
    const left = minutes(((Date.now() - start) / (i + 1)) * (queue.length - i - 1));
    developing = master(slug).then((size) => {
      record(prints);
      showOnPage(slug);
      console.log(`${i + 1}/${queue.length} ${slug} ${Math.round(size / 1000)} KB, about ${left} left`);
    });
  }
  await developing;
}

async function run() {
  if (values.sheet) return sheet();
  if (values.keep) return record(await fingerprints(wanted()));
  const missing = whatIsMissing();
  if (missing) throw new Error(missing);
  return values.preview ? preview(wanted()) : render(wanted());
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
