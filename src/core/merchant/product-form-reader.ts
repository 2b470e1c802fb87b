/** Reads the product form into a draft, with the faults of its fields. */
import { LEAD } from '../delivery/constants.ts';
import { toMajor, toMinor } from '../shop/money.ts';
import { IMPORT } from './constants.ts';
import { PRODUCT_COPY as SAY } from './product-editor-copy.ts';
import { type FormFault, PACKED_SIDES, type ProductForm } from './product-form.ts';
import type { ProductDraft } from './product-shapes.ts';
import { valuesOf } from './variant-grid.ts';

/** Reads a typed number; '' is 0. null: not a number of this kind. */
export function readNumber(text: string, isWhole: boolean): number | null {
  const bare = text.replaceAll(',', '').trim();
  if (bare === '') return 0;
  return (isWhole ? /^\d{1,9}$/ : /^\d{1,6}(\.\d{1,3})?$/).test(bare) ? Number(bare) : null;
}

export type ReadForm = { readonly draft: ProductDraft } | { readonly faults: readonly FormFault[] };

/** Converts the form to what the API takes; numbers that cannot be read are faults. */
export function readForm(form: ProductForm): ReadForm {
  const faults: FormFault[] = [];
  const number = (field: string, text: string, isWhole = false, most = Number.POSITIVE_INFINITY) => {
    const value = readNumber(text, isWhole);
    if (value !== null && value <= most) return value;
    faults.push({ field, message: isWhole ? SAY.notWhole(text) : SAY.notNumber(text) });
    return 0;
  };
  const { name, sku, brand, category, type, short, description, care, includes, isNew, isFeatured, madeToOrder } = form;
  const draft: ProductDraft = {
    ...{ name, sku, brand, category, type, short, description, care, includes, isNew, isFeatured, madeToOrder },
    ...{ currency: form.currency, collections: [...form.collections], materials: valuesOf(form.materials) },
    colours: valuesOf(form.colours),
    state: form.state === 'deleted' ? 'hidden' : form.state,
    publishFrom: form.state === 'scheduled' && form.publishFrom ? new Date(form.publishFrom).toISOString() : null,
    options: form.options.map((option) => ({
      name: option.name,
      values: valuesOf(option.values).map((value) => ({ name: value, swatch: option.swatches[value] ?? null })),
    })),
    dimensions: {
      width: number('dimensions.width', form.width),
      depth: number('dimensions.depth', form.depth),
      height: number('dimensions.height', form.height),
    },
    weight: number('weight', form.weight),
    packed: PACKED_SIDES.every((side) => form.packed[side].trim() === '')
      ? null
      : {
          width: number('packed.width', form.packed.width),
          depth: number('packed.depth', form.packed.depth),
          height: number('packed.height', form.packed.height),
          weight: number('packed.weight', form.packed.weight),
        },
    assembly: {
      minutes: number('assembly.minutes', form.minutes, true),
      people: number('assembly.people', form.people, true),
    },
    variants: form.variants.map((row, at) => {
      const price = (field: 'price' | 'originalPrice') =>
        toMinor(number(`variants.${at}.${field}`, row[field], true, toMajor(IMPORT.maxPrice)));
      const { id, seen, hidden, picture } = row;
      return {
        ...{ id, seen, hidden, picture, values: [...row.values], sku: form.options.length === 0 ? sku : row.sku },
        price: price('price'),
        originalPrice: price('originalPrice') || null,
        stock: number(`variants.${at}.stock`, row.stock, true, IMPORT.maxStock),
        leadWeeks: number(`variants.${at}.leadWeeks`, row.leadWeeks, true, LEAD.maxWeeks) || null,
        arrivesOn: row.arrivesOn || null,
      };
    }),
    pictures: form.pictures.map(({ hash, alt, focus }) => ({ hash, alt, focus })),
    model: form.model?.hash ?? null,
  };
  return faults.length > 0 ? { faults } : { draft };
}
