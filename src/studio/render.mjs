/**
 * npm run studio -- [name ...]            renders images that are missing or outdated
 *                   --preview name ...    a small preview in .cache/studio/preview.png (--out FILE, --scale .3)
 *                   --keep name ...       marks the present images as up to date
 *                   --pages               rewrites the image lists of all product pages
 *                   --film                renders the film of the About page, frame by frame
 *                   --check slug ...      looks for loose, floating and coinciding parts in the models that changed
 *                   --models slug ...     writes the GLB models that are missing or stale, with their outlines
 *                   --outlines            draws the outlines of all GLB models anew
 *                   --sheet               writes src/studio/contact-sheet.webp
 *                   --samples 32          overrides the sample count: 64 for a product, 24 for a room or a scene
 *
 * A name is a job (products/black-chair-2), a part of one (black-chair: all its pictures) or a folder (rooms).
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { HERE, ROOT, shoot, whatIsMissing } from './blender.mjs';
import { develop, isRendered, master, spotsOf, tidy } from './develop.mjs';
import { allJobs, masterPath, record, stale } from './ledger.mjs';
import { showOnPage } from './page.mjs';
import { showInRoom } from './room.mjs';
import { contactSheet } from './sheet.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    keep: { type: 'boolean' },
    check: { type: 'boolean' },
    pages: { type: 'boolean' },
    models: { type: 'boolean' },
    outlines: { type: 'boolean' },
    film: { type: 'boolean' },
    sheet: { type: 'boolean' },
    samples: { type: 'string' },
    scale: { type: 'string', default: '.3' },
    out: { type: 'string', default: `${ROOT}.cache/studio/preview.png` },
  },
});

/** Returns the jobs named on the command line; an exact name selects one image only. */
function named(jobs) {
  if (positionals.length === 0) return jobs;
  return positionals.flatMap((word) => {
    const exact = jobs.filter(({ name }) => name === word);
    const found = exact.length > 0 ? exact : jobs.filter(({ name }) => name.includes(word));
    if (found.length === 0) throw new Error(`No picture is called ${word}: is there a file for it in src/studio?`);
    return found;
  });
}

/** Jobs are passed in a file, because scene settings can exceed the command line's length. */
function expose(jobs, options) {
  const file = `${ROOT}.cache/studio/jobs-${process.pid}.json`;
  mkdirSync(`${ROOT}.cache/studio`, { recursive: true });
  writeFileSync(file, JSON.stringify(jobs));
  return shoot(file, options);
}

/** Renders into a separate folder, so that it can run beside the queue. */
async function preview(chosen) {
  const jobs = chosen.map((job) => ({ ...job, folder: `preview/${job.name}` }));
  const said = await expose(jobs, ['--scale', values.scale, '--samples', values.samples ?? '10']);
  console.log(said.replace(/^(?!.*( cm| s$)).*\n/gm, ''));
  const pictures = [];
  for (const job of jobs) {
    if (Object.keys(spotsOf(job)).length > 0) console.log(job.name, JSON.stringify(spotsOf(job)));
    pictures.push({ name: job.name, path: await develop(job) });
  }
  if (pictures.length === 1) return copyFileSync(pictures[0].path, values.out);
  await contactSheet(pictures, values.out, Math.min(5, jobs.length));
}

const minutes = (ms) => `${Math.max(1, Math.round(ms / 60_000))} min`;

/** Develops each image while the next one renders. A scene that fails is reported and skipped. */
async function render(jobs, every) {
  const queue = stale(jobs);
  console.log(queue.length > 0 ? `${queue.length} of ${jobs.length} to render` : 'All images are up to date.');
  const start = Date.now();
  let developing = Promise.resolve();
  for (const [i, job] of queue.entries()) {
    const samples = values.samples ?? (job.shot || job.greys ? '24' : '64');
    const shot = isRendered(job) ? '' : await expose([job], ['--samples', samples]).catch((error) => error);
    await developing;
    if (shot instanceof Error) {
      console.error(`${job.name} failed: ${shot.message}`);
      process.exitCode = 1;
      continue;
    }
    const left = minutes(((Date.now() - start) / (i + 1)) * (queue.length - i - 1));
    developing = master(job).then((size) => {
      record([job]);
      for (const slug of job.shows) showOnPage(slug, every);
      showInRoom(job, spotsOf(job));
      tidy(job);
      console.log(`${i + 1}/${queue.length} ${job.name} ${Math.round(size / 1000)} KB, about ${left} left`);
    });
  }
  await developing;
}

async function run() {
  if (values.outlines) return (await import('./outlines.mjs')).outlines(`${ROOT}content/media/models`);
  const every = await allJobs();
  if ((values.models || values.film || values.check) && whatIsMissing()) throw new Error(whatIsMissing());
  if (values.film) return (await import('./film.mjs')).film();
  if (values.check) return (await import('./contact.mjs')).checkContacts(positionals);
  if (values.models) {
    // Imported here because only this command needs its packages.
    const { models, standing } = await import('./glb.mjs');
    return models(positionals, standing(every));
  }
  const jobs = named(every);
  const made = jobs.filter((job) => existsSync(masterPath(job)));
  if (values.sheet)
    return contactSheet(
      made.map((job) => ({ name: job.name, path: masterPath(job) })),
      `${HERE}contact-sheet.webp`,
    );
  if (values.keep) return record(made);
  if (values.pages) {
    for (const slug of new Set(every.flatMap(({ shows }) => shows))) showOnPage(slug, every);
    return;
  }
  const missing = whatIsMissing();
  if (missing) throw new Error(missing);
  return values.preview ? preview(jobs) : render(jobs, every);
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
