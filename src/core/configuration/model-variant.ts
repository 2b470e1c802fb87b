/** What a piece's 3D model shows of a selection: its cloths and woods (KHR_materials_variants). */
import type { Product } from '../product/product.ts';
import { valueName } from './configure.ts';
import { keyOf, selectionOf } from './key.ts';
import { type ConfigurationModel, choiceOf, type Option, type Selection } from './model.ts';

const isTextured = (option: Option): boolean =>
  option.kind === 'choice' && option.choices.some(({ texture }) => texture !== null);

/** The name of the model's variant for a selection: the key of its cloths and woods, such as 'fabric.linen-olive_legs.walnut'. */
export const variantName = ({ options }: ConfigurationModel, selection: Selection): string =>
  keyOf(
    Object.fromEntries(
      options.filter(isTextured).flatMap(({ id }) => (selection[id] ? [[id, selection[id]] as const] : [])),
    ),
  );

/** Names of the cloths and woods of a selection, in lower case: ['olive linen', 'walnut']. */
export const shownNames = ({ options }: ConfigurationModel, selection: Selection): string[] =>
  options.filter(isTextured).map((option) => valueName(option, selection[option.id]).toLowerCase());

/** The size that a model was drawn in, and the selected one, where they differ; null where not. */
export function otherSize(
  { options }: ConfigurationModel,
  selection: Selection,
): { drawn: number; own: number } | null {
  const [size] = options.filter((option) => option.kind === 'size');
  const own = Number(size && selection[size.id]);
  return size && own !== size.at ? { drawn: size.at, own } : null;
}

/**
 * The selection that a product page shows: of a configured piece its own, of a stocked variant the choices with the names of its
 * values. The others are those of `first`.
 */
export function selectionShown(
  model: ConfigurationModel,
  first: Selection,
  { key, values }: { readonly key: string; readonly values: readonly string[] },
): Selection {
  const configured = key ? selectionOf(key) : null;
  const named = model.options.flatMap((option) => {
    const own = configured?.[option.id];
    if (option.kind === 'size') return own ? [[option.id, own] as const] : [];
    const choice = choiceOf(option, own) ?? option.choices.find(({ name }) => values.includes(name));
    return choice ? [[option.id, choice.id] as const] : [];
  });
  return { ...first, ...Object.fromEntries(named) };
}

/** Values of the variant with a SKU; [] without one. */
export const valuesOf = ({ variants }: Pick<Product, 'variants'>, sku: string): readonly string[] =>
  variants.find((variant) => variant.sku === sku)?.values ?? [];
