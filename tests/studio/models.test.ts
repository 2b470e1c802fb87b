/** 3D models are small, valid, self-contained, sized as their page states, and stand on the floor. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Document, getBounds } from '@gltf-transform/core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readOutlines } from '../../src/build/outlines.ts';
import { OUTLINE_VIEWS } from '../../src/core/product/outline.ts';
import { HUNG_OR_DRAPED } from '../../src/studio/glb.mjs';
import { openGlbIO } from '../support/glb-file.ts';

const MODELS = 'content/media/models';
const SOURCES = 'src/studio/products';
const PAGES = 'content/products';
const BUDGET_BYTES = 600_000;
const TOTAL_BYTES = 15_000_000;

/** Pages round to whole centimetres, and cloth, cord and loops extend beyond the modelled frame. */
const LOOSE_SHARE = 0.06;
const LOOSE_CM = 1;
const FLOOR_CM = 0.2;
const OUTLINE_BYTES = 3000;
/** Models are compressed: corners lie on a grid. */
const LOOSE_OUTLINE_CM = 0.3;

type Box = { readonly width: number; readonly height: number; readonly depth: number };

/** Models whose size deliberately differs from their page, in centimetres, with the reason. */
const OTHER_BOXES: Record<string, Box & { readonly why: string }> = {
  'cove-rope-chair': { width: 77, height: 71, depth: 66, why: 'drawn with a shallower tub' },
  'granite-mortar-and-pestle': { width: 16, height: 15, depth: 16, why: 'the pestle leans out of the bowl' },
  'half-moon-bookends': { width: 31, height: 9, depth: 18, why: 'both halves, with room for books between them' },
  'marl-square-cushion': { width: 47, height: 45, depth: 26, why: 'leans back as on a sofa' },
  'masala-spice-box': { width: 26, height: 21, depth: 27, why: 'open, the lid leans on the box' },
  'monsoon-dinner-set': { width: 43, height: 21, depth: 32, why: 'all twelve pieces; the page gives the dinner plate' },
  'rib-glass-tumblers': { width: 24, height: 16, depth: 19, why: 'all six glasses, some stacked' },
  'ripple-dispenser-pair': { width: 18, height: 19, depth: 11, why: 'both bottles' },
  'sahel-floor-vase': { width: 31, height: 68, depth: 31, why: 'drawn with narrower handles' },
  'solaro-teak-lounger': { width: 200, height: 71, depth: 70, why: 'its back is raised; the page gives it flat' },
  'tamar-three-seater-sofa': { width: 226, height: 82, depth: 101, why: 'the upholstery swells beyond its frame' },
  'tapered-brass-candlesticks': { width: 27, height: 30, depth: 16, why: 'all three sticks' },
};

const slugs = readdirSync(MODELS)
  .filter((file) => file.endsWith('.glb'))
  .map((file) => file.slice(0, -'.glb'.length));

const bytes = (slug: string) => new Uint8Array(readFileSync(`${MODELS}/${slug}.glb`));

function pageBox(slug: string): Box {
  const [, frontmatter = ''] = readFileSync(`${PAGES}/${slug}.md`, 'utf8').split(/^---$/m);
  return (parse(frontmatter) as { dimensions: Box }).dimensions;
}

/** True unless the product hangs in its image, or is a textile. */
const stands = (slug: string) =>
  !/^VIEW = .*'on': '(wall|air)'/m.test(readFileSync(`${SOURCES}/${slug}.py`, 'utf8')) && !(slug in HUNG_OR_DRAPED);

type Issue = { readonly code: string; readonly message: string; readonly severity: number };
type Validator = { validateBytes(asset: Uint8Array): Promise<{ issues: { messages: Issue[] } }> };
/** Khronos' validator has no types. */
const validator = createRequire(import.meta.url)('gltf-validator') as Validator;

async function errors(asset: Uint8Array): Promise<Issue[]> {
  const { issues } = await validator.validateBytes(asset);
  return issues.messages.filter(({ severity }) => severity === 0);
}

const io = await openGlbIO();

/** Returns the model without compression, because the validator cannot read compressed buffers. */
function unpacked(document: Document): Promise<Uint8Array> {
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (extension.extensionName === 'EXT_meshopt_compression') extension.dispose();
  }
  return io.writeBinary(document);
}

/** Returns the bounding box in centimetres. */
async function bounds(slug: string) {
  const [scene] = (await io.readBinary(bytes(slug))).getRoot().listScenes();
  if (!scene) throw new Error(`${slug} has no scene`);
  const { min, max } = getBounds(scene);
  return { low: min.map((metres) => 100 * metres), high: max.map((metres) => 100 * metres) };
}

describe('3D models', () => {
  it('exist for exactly the products that stand on a floor or table', () => {
    const standing = readdirSync(SOURCES)
      .filter((file) => file.endsWith('.py'))
      .map((file) => file.slice(0, -'.py'.length))
      .filter(stands);
    expect(slugs).toEqual(standing);
  });

  it('have a limited total size', () => {
    expect(slugs.reduce((sum, slug) => sum + bytes(slug).length, 0)).toBeLessThan(TOTAL_BYTES);
  });

  it.each(slugs)('%s is small, valid and self-contained', async (slug) => {
    const packed = bytes(slug);
    const document = await io.readBinary(packed);
    const root = document.getRoot();
    expect(packed.length).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(root.listMaterials().length).toBeGreaterThan(0);
    expect(root.listTextures().filter((texture) => texture.getURI() !== '')).toEqual([]);
    expect(await errors(packed)).toEqual([]);
    expect(await errors(await unpacked(document))).toEqual([]);
  });

  it.each(slugs)('%s has its stated size', async (slug) => {
    const { low, high } = await bounds(slug);
    const { width, height, depth } = OTHER_BOXES[slug] ?? pageBox(slug);
    const wrong = [width, height, depth]
      .map((wanted, i) => ({ axis: 'xyz'[i], wanted, found: (high[i] ?? 0) - (low[i] ?? 0) }))
      .filter(({ wanted, found }) => Math.abs(found - wanted) > Math.max(LOOSE_CM, LOOSE_SHARE * wanted));
    expect(wrong).toEqual([]);
  });

  it.each(slugs)('%s has outlines of its own size, in 3 KB', async (slug) => {
    const { low, high } = await bounds(slug);
    const [x = 0, y = 0, z = 0] = high.map((value, i) => Math.round((value - (low[i] ?? 0)) * 10) / 10);
    const outlines = readOutlines(`${MODELS}/${slug}.glb`);
    const sizes = OUTLINE_VIEWS.map((view) => [outlines?.[view].width, outlines?.[view].height]);
    const wanted = [
      [x, y],
      [z, y],
      [x, z],
    ];
    const off = sizes.flat().map((size, i) => Math.abs((size ?? Number.NaN) - (wanted.flat()[i] ?? 0)));
    expect(Math.max(...off)).toBeLessThanOrEqual(LOOSE_OUTLINE_CM);
    expect(statSync(`${MODELS}/${slug}.svg`).size).toBeLessThanOrEqual(OUTLINE_BYTES);
  });

  it.each(slugs)('%s stands on the floor, centred', async (slug) => {
    const { low, high } = await bounds(slug);
    const middle = low.map((value, i) => (value + (high[i] ?? 0)) / 2);
    for (const off of [middle[0], low[1], middle[2]]) expect(Math.abs(off ?? Number.NaN)).toBeLessThan(FLOOR_CM);
  });
});
