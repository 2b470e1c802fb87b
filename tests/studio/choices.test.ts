/** Every cloth and wood of a made-to-order piece has a picture in its own colour, and a variant of the piece's 3D model. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Material } from '@gltf-transform/core';
import { KHRMaterialsVariants, type MappingList } from '@gltf-transform/extensions';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { keyOf } from '../../src/core/configuration/key.ts';
import { texturedOptions } from '../../src/studio/model-variants.mjs';
import { openGlbIO } from '../support/glb-file.ts';

const PAGES = 'content/products';
const MEDIA = 'content/media';

type Choice = { readonly id: string; readonly texture: string; readonly picture?: { file: string; alt: string } };
type Option = { readonly id: string; readonly choices: readonly Choice[] };

/** Where a product's pictures show the first of its options, in shares of width and height: left, top, width, height. */
const CLOTH: Record<string, readonly [number, number, number, number]> = {
  'anaya-boucle-lounge-chair': [0.45, 0.36, 0.12, 0.06],
  'halden-dining-table': [0.3, 0.36, 0.2, 0.03],
  'tamar-three-seater-sofa': [0.104, 0.533, 0.19, 0.083],
};
/** Largest distance (CIE 1976) of a picture's colour there to its sample: light and shade of one place. */
const LIKE_SAMPLE = 16;

const slugs = readdirSync(PAGES)
  .map((file) => file.replace('.md', ''))
  .filter((slug) => existsSync(`${MEDIA}/models/${slug}.glb`) && texturedOptions(slug).length > 0);
const optionsOf = (slug: string): readonly Option[] => texturedOptions(slug);

const io = await openGlbIO();

/** What a material looks like; two of the same look alike. */
const lookOf = (material: Material | null) =>
  [...(material?.getBaseColorFactor() ?? []), material?.getRoughnessFactor()].map((n) => n?.toFixed(3)).join(' ');

/** Mean colour in CIE Lab of a picture, or of a part of it. */
async function labOf(file: string, part?: readonly [number, number, number, number]): Promise<number[]> {
  const picture = sharp(`${MEDIA}/${file}`);
  const { width, height } = await picture.metadata();
  if (part) {
    const [left, top, wide, high] = part;
    picture.extract({
      ...{ left: Math.round(left * width), top: Math.round(top * height) },
      ...{ width: Math.round(wide * width), height: Math.round(high * height) },
    });
  }
  const { channels } = await sharp(await picture.png().toBuffer()).stats();
  const [r = 0, g = 0, b = 0] = channels
    .slice(0, 3)
    .map(({ mean }) => mean / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((v, i) => v - (b[i] ?? 0)));

describe('made-to-order pieces', () => {
  it('are the three of the shop', () => {
    expect(slugs).toEqual(Object.keys(CLOTH));
  });

  it.each(slugs)('%s has a picture for each cloth and wood, each its own, with an alt text of its own', (slug) => {
    for (const { choices } of optionsOf(slug)) {
      expect(choices.filter(({ picture }) => !picture).map(({ id }) => id)).toEqual([]);
      expect(new Set(choices.map(({ picture }) => picture?.file)).size).toBe(choices.length);
      expect(new Set(choices.map(({ picture }) => picture?.alt)).size).toBe(choices.length);
      for (const { picture } of choices) expect(existsSync(`${MEDIA}/${picture?.file}`), picture?.file).toBe(true);
    }
  });

  it.each(slugs)('%s is pictured in the colour of the sample', async (slug) => {
    const [option] = optionsOf(slug);
    const choices = option?.choices ?? [];
    const samples = await Promise.all(choices.map(({ texture }) => labOf(texture)));
    const seen = await Promise.all(choices.map(({ picture }) => labOf(picture?.file ?? '', CLOTH[slug])));
    const off = seen.flatMap((lab, i) => {
      const away = distance(lab, samples[i] ?? []);
      return away > LIKE_SAMPLE ? [`${choices[i]?.id}: ${away.toFixed(1)}`] : [];
    });
    expect(off).toEqual([]);
    // Control: another choice's picture is told from it.
    const [first = [], last = []] = [samples[0], seen.at(-1)];
    expect(distance(first, last)).toBeGreaterThan(LIKE_SAMPLE);
  });

  it.each(slugs)('%s has a variant of its model for each combination, and a material for each choice', async (slug) => {
    const options = optionsOf(slug);
    const document = await io.read(`${MEDIA}/models/${slug}.glb`);
    const root = document.getRoot();
    const extension = root.listExtensionsUsed().find((one) => one instanceof KHRMaterialsVariants);
    const names = extension?.listVariants().map((variant) => variant.getName()) ?? [];
    const combinations = options.reduce<Record<string, string>[]>(
      (all, { id, choices }) => all.flatMap((one) => choices.map((choice) => ({ ...one, [id]: choice.id }))),
      [{}],
    );
    expect(names).toEqual(combinations.map(keyOf));
    const lists = root
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
      .map((primitive) => ({
        material: primitive.getMaterial(),
        list: primitive.getExtension<MappingList>('KHR_materials_variants'),
      }));
    for (const { id, choices } of options) {
      const own = lists.filter(({ material }) => material?.getName().startsWith(`${id}.`));
      expect(own.length, id).toBeGreaterThan(0);
      for (const { material, list } of own) {
        const mappings = list?.listMappings() ?? [];
        expect(mappings.map((mapping) => mapping.getMaterial()?.getName())).toEqual(
          choices.map((one) => `${id}.${one.id}`),
        );
        expect(new Set(mappings.map((mapping) => lookOf(mapping.getMaterial()))).size).toBe(choices.length);
        expect(mappings.flatMap((mapping) => mapping.listVariants()).length).toBe(names.length);
        // By itself, and in Scene Viewer, it shows the first choice.
        expect(material).toBe(mappings[0]?.getMaterial());
      }
    }
  });

  it('are those that their pages describe (control)', () => {
    const page = parse(readFileSync(`${PAGES}/tamar-three-seater-sofa.md`, 'utf8').split(/^---$/m)[1] ?? '');
    const fabrics = page.configuration.options[0].ranges.flatMap((range: Option) => range.choices);
    expect(optionsOf('tamar-three-seater-sofa')[0]?.choices).toEqual(fabrics);
    expect(texturedOptions('elegant-lamp')).toEqual([]);
  });
});
