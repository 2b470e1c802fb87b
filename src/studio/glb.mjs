/** 3D models: content/media/models/<slug>.glb for every product that stands on a floor or table. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Logger, NodeIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  KHRMaterialsSheen,
  KHRMaterialsVariants,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { compactPrimitive, dedup, flatten, join, meshopt, prune, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import { blend, ROOT } from './blender.mjs';
import { addVariants } from './model-variants.mjs';
import { writeOutlines } from './outlines.mjs';

const FOLDER = `${ROOT}content/media/models`;
const LEDGER = `${FOLDER}/.models.json`;
const RAW = `${ROOT}.cache/studio/models`;
/** Increase when the exporter's output changes. */
const EXPORTER = 1;

const BUDGET_BYTES = 600_000;
const AIM_BYTES = 200_000;
/**
 * Maximum deviation of a simplified surface as a share of the product's diagonal; the first value that meets the target is
 * used.
 */
const STRAY = [0.0003, 0.0006, 0.0012, 0.002, 0.003];

/** Products without a model, because they hang or lie on something that is not part of them. */
export const HUNG_OR_DRAPED = {
  'dune-fringed-throw': 'a throw over a bench that is not for sale',
  'jaali-block-print-tablecloth': 'lies on a table that is not for sale',
  'laurel-linen-duvet-set': 'lies on a bed that is not for sale',
  'sanjh-kantha-quilt': 'lies on a bed that is not for sale',
  'siesta-fringed-hammock': 'hangs between two trees or posts',
  'veil-linen-curtain': 'hangs from a rail',
  'waffle-towel-set': 'hangs from a rail; the picture shows it folded',
};

const isHero = (job) => job.view && !job.value && job.name === `products/${job.shows[0]}`;
const stands = (job) => !['wall', 'air'].includes(job.view.on) && !(job.shows[0] in HUNG_OR_DRAPED);

/** Returns {slug: fingerprint} of every free-standing product. */
export const standing = (jobs) =>
  Object.fromEntries(jobs.filter((job) => isHero(job) && stands(job)).map((job) => [job.shows[0], job.print]));

const read = () => (existsSync(LEDGER) ? JSON.parse(readFileSync(LEDGER, 'utf8')) : {});

function record(slug, print) {
  const rows = Object.entries({ ...read(), [slug]: print }).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(`${LEDGER}.part`, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
  renameSync(`${LEDGER}.part`, LEDGER);
}

const diagonal = (primitives) => {
  const corners = primitives.map((primitive) => primitive.getAttribute('POSITION'));
  const low = [0, 1, 2].map((i) => Math.min(...corners.map((accessor) => accessor.getMin([])[i])));
  return Math.hypot(...[0, 1, 2].map((i) => Math.max(...corners.map((accessor) => accessor.getMax([])[i])) - low[i]));
};

/** Removes triangles whose loss moves the surface by at most `share` of the diagonal. */
const thin = (share) => (document) => {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const stray = share * diagonal(primitives);
  for (const primitive of primitives) {
    const positions = primitive.getAttribute('POSITION').getArray();
    const indices = new Uint32Array(primitive.getIndices().getArray());
    const [kept] = MeshoptSimplifier.simplify(indices, positions, 3, 0, stray, ['ErrorAbsolute', 'Prune']);
    primitive.setIndices(primitive.getIndices().clone().setArray(kept));
    compactPrimitive(primitive);
  }
};

/** Simplifies and compresses Blender's file, with the variants of its page; resolves to the bytes of the GLB. */
async function pack(file, slug) {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO()
    .setLogger(new Logger(Logger.Verbosity.WARN))
    .registerExtensions([EXTMeshoptCompression, KHRMaterialsSheen, KHRMaterialsVariants, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  let bytes;
  for (const share of STRAY) {
    const document = await io.read(file);
    await document.transform(prune(), dedup(), flatten(), join(), weld(), thin(share), prune());
    await addVariants(document, slug);
    await document.transform(prune(), meshopt({ encoder: MeshoptEncoder }));
    bytes = await io.writeBinary(document);
    if (bytes.length <= AIM_BYTES) return bytes;
  }
  if (bytes.length > BUDGET_BYTES) throw new Error(`${file} cannot be packed below ${BUDGET_BYTES / 1000} KB`);
  return bytes;
}

async function make(slug) {
  const raw = `${RAW}/${slug}.glb`;
  await blend('glb.py', [slug, raw]);
  const bytes = await pack(raw, slug);
  writeFileSync(`${FOLDER}/${slug}.glb.part`, bytes);
  renameSync(`${FOLDER}/${slug}.glb.part`, `${FOLDER}/${slug}.glb`);
  rmSync(raw);
  await writeOutlines(`${FOLDER}/${slug}.glb`);
  return bytes.length;
}

/**
 * Writes the models of these products, or of all, that are missing or outdated. `prints` comes from `standing`. A model
 * that fails is reported and skipped.
 */
export async function models(slugs, prints) {
  const unknown = slugs.filter((slug) => !(slug in prints));
  if (unknown.length > 0) throw new Error(`No 3D model: ${unknown.map((slug) => `${slug} (${why(slug)})`).join(', ')}`);
  for (const folder of [FOLDER, RAW]) mkdirSync(folder, { recursive: true });
  const made = read();
  const fresh = (slug) => made[slug] === `${prints[slug]}-${EXPORTER}` && existsSync(`${FOLDER}/${slug}.glb`);
  const queue = (slugs.length > 0 ? slugs : Object.keys(prints)).filter((slug) => !fresh(slug));
  console.log(queue.length > 0 ? `${queue.length} models to write` : 'All models are up to date.');
  for (const [i, slug] of queue.entries()) {
    const size = await make(slug).catch((error) => error);
    if (size instanceof Error) {
      console.error(`${slug} failed: ${size.message}`);
      process.exitCode = 1;
      continue;
    }
    record(slug, `${prints[slug]}-${EXPORTER}`);
    console.log(`${i + 1}/${queue.length} ${slug} ${Math.round(size / 1000)} KB`);
  }
}

const why = (slug) => HUNG_OR_DRAPED[slug] ?? 'hangs, or there is no such product';
