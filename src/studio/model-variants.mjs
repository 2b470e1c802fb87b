/**
 * Variants of a made-to-order piece's model (KHR_materials_variants): a flat material for each cloth and wood, and a variant for each
 * combination of them, named as core/configuration/model-variant.ts asks for it.
 */
import { readFileSync } from 'node:fs';
import { KHRMaterialsSheen, KHRMaterialsVariants } from '@gltf-transform/extensions';
import sharp from 'sharp';
import { parse } from 'yaml';
import { keyOf } from '../core/configuration/key.ts';
import { ROOT } from './blender.mjs';

/** By kind of cloth or wood: how rough it is, and how much of its colour shows at its edges. */
const KINDS = {
  linen: { roughness: 0.95 },
  canvas: { roughness: 0.95 },
  wool: { roughness: 1 },
  boucle: { roughness: 1 },
  velvet: { roughness: 0.95, sheen: 0.35 },
  wood: { roughness: 0.45 },
};
/** A viewer's surroundings are reflected from all sides, which lightens what it shows; see flat.py. */
const SHEEN = 0.013;
const LEAST = 0.3;
const SHEEN_ROUGHNESS = 0.45;

const kindOf = (texture) => texture.split('/')[1].split('-')[0];
const toLight = (srgb) => (srgb <= 0.04045 ? srgb / 12.92 : ((srgb + 0.055) / 1.055) ** 2.4);

/** Options whose choices have a cloth or wood, from the product's page: [{id, choices: [{id, texture}]}]; [] for none. */
export function texturedOptions(slug) {
  const [, frontmatter] = readFileSync(`${ROOT}content/products/${slug}.md`, 'utf8').split(/^---$/m);
  const { options = [] } = parse(frontmatter).configuration ?? {};
  return options
    .map(({ id, name, ranges, choices }) => ({
      id: id ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      choices: ranges?.flatMap((range) => range.choices) ?? choices ?? [],
    }))
    .filter(({ choices }) => choices.some(({ texture }) => texture));
}

/** Every combination of one choice for each option, as selections. */
const combinations = (options) =>
  options.reduce(
    (found, { id, choices }) => found.flatMap((one) => choices.map((choice) => ({ ...one, [id]: choice.id }))),
    [{}],
  );

/** Mean colour of a sample as light. */
async function meanOf(texture) {
  const { channels } = await sharp(`${ROOT}content/media/${texture}`).stats();
  return channels.slice(0, 3).map(({ mean }) => toLight(mean / 255));
}

async function materialOf(document, option, { id, texture }) {
  const { roughness, sheen } = KINDS[kindOf(texture)];
  const mean = await meanOf(texture);
  const colour = mean.map((share) => Math.max(share - SHEEN, share * LEAST));
  const material = document
    .createMaterial(`${option}.${id}`)
    .setBaseColorFactor([...colour, 1])
    .setMetallicFactor(0)
    .setRoughnessFactor(roughness)
    .setDoubleSided(true);
  if (!sheen) return material;
  const glow = document.createExtension(KHRMaterialsSheen).createSheen().setSheenRoughnessFactor(SHEEN_ROUGHNESS);
  return material.setExtension(
    'KHR_materials_sheen',
    glow.setSheenColorFactor(mean.map((share) => sheen * Math.sqrt(share))),
  );
}

/**
 * Adds them to the primitives whose material is named after an option; those show its first choice by themselves. Throws when an
 * option covers nothing.
 */
export async function addVariants(document, slug) {
  const options = texturedOptions(slug);
  if (options.length === 0) return;
  const extension = document.createExtension(KHRMaterialsVariants);
  const selections = combinations(options);
  const variants = selections.map((selection) => extension.createVariant(keyOf(selection)));
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  for (const { id, choices } of options) {
    const covered = primitives.filter((primitive) => primitive.getMaterial()?.getName() === id);
    if (covered.length === 0) throw new Error(`${slug}: no part is made of ${id}; see PARTS in its file`);
    const materials = await Promise.all(choices.map((choice) => materialOf(document, id, choice)));
    for (const primitive of covered) {
      const list = extension.createMappingList();
      for (const [at, material] of materials.entries()) {
        const mapping = extension.createMapping().setMaterial(material);
        for (const [index, selection] of selections.entries())
          if (selection[id] === choices[at].id) mapping.addVariant(variants[index]);
        list.addMapping(mapping);
      }
      primitive.setMaterial(materials[0]).setExtension('KHR_materials_variants', list);
    }
  }
}
