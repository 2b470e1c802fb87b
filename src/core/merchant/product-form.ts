/** The product editor's form: fields as they are typed, and their conversion. Pure. */
import { LEAD } from '../delivery/constants.ts';
import { toMajor, toMinor } from '../shop/money.ts';
import { IMPORT } from './constants.ts';
import { PRODUCT_COPY as SAY } from './product-editor-copy.ts';
import type { EditedProduct, ProductDraft } from './product-shapes.ts';
import { type FormOption, type FormVariant, newKey, valuesOf } from './variant-grid.ts';

export type FormModel = EditedProduct['model'];
export type FormPicture = {
  readonly key: string;
  readonly hash: string;
  readonly alt: string;
  readonly focus: { readonly x: number; readonly y: number } | null;
};

export const PACKED_SIDES = ['width', 'depth', 'height', 'weight'] as const;
export type PackedSide = (typeof PACKED_SIDES)[number];
const NO_BOX = { width: '', depth: '', height: '', weight: '' };

/** Numbers are texts as typed; lists are separated by commas. */
export type ProductForm = {
  readonly name: string;
  readonly sku: string;
  readonly brand: string;
  readonly category: string;
  readonly type: string;
  readonly short: string;
  readonly description: string;
  readonly options: readonly FormOption[];
  readonly variants: readonly FormVariant[];
  readonly width: string;
  readonly depth: string;
  readonly height: string;
  readonly weight: string;
  /** Of its box; all empty: it travels as it stands. */
  readonly packed: Readonly<Record<PackedSide, string>>;
  readonly materials: string;
  readonly colours: string;
  readonly care: string;
  readonly includes: string;
  readonly minutes: string;
  readonly people: string;
  readonly isNew: boolean;
  readonly isFeatured: boolean;
  readonly madeToOrder: boolean;
  readonly collections: readonly string[];
  readonly pictures: readonly FormPicture[];
  readonly model: FormModel;
  readonly state: EditedProduct['state'];
  /** As an input of type datetime-local has it, in local time; '' for none. */
  readonly publishFrom: string;
  readonly currency: EditedProduct['currency'];
};

/** field: path in the draft. */
export type FormFault = { readonly field: string; readonly message: string };

const numberText = (value: number) => (value === 0 ? '' : String(value));
const priceText = (minor: number | null) => (minor === null || minor === 0 ? '' : String(toMajor(minor)));

const two = (value: number) => String(value).padStart(2, '0');
/** 2026-11-25T18:30 in local time. */
export function localTime(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

const EMPTY_VARIANT = {
  id: null,
  sku: '',
  values: [],
  price: '',
  originalPrice: '',
  stock: '',
  seen: null,
  leadWeeks: '',
  arrivesOn: '',
  hidden: false,
  picture: null,
};

export const emptyForm = (category: string): ProductForm => ({
  ...{ name: '', sku: '', brand: '', category, type: '', short: '', description: '', options: [] },
  ...{ width: '', depth: '', height: '', weight: '', materials: '', colours: '', care: '', includes: '' },
  ...{ minutes: '', people: '1', isNew: true, isFeatured: false, madeToOrder: false, collections: [], pictures: [] },
  ...{ state: 'draft', publishFrom: '', currency: 'INR', model: null },
  packed: NO_BOX,
  variants: [{ key: newKey(), ...EMPTY_VARIANT }],
});

export function formOf(product: EditedProduct): ProductForm {
  const { dimensions, assembly, weight, materials, colours, publishFrom, options, variants, pictures } = product;
  const { name, sku, brand, category, type, short, description, care, includes, isNew, isFeatured, madeToOrder } =
    product;
  return {
    ...{ name, sku, brand, category, type, short, description, care, includes, isNew, isFeatured, madeToOrder },
    ...{ collections: product.collections, state: product.state, currency: product.currency },
    ...{
      width: numberText(dimensions.width),
      depth: numberText(dimensions.depth),
      height: numberText(dimensions.height),
    },
    ...{ weight: numberText(weight), materials: materials.join(', '), colours: colours.join(', ') },
    packed: product.packed
      ? {
          width: numberText(product.packed.width),
          depth: numberText(product.packed.depth),
          height: numberText(product.packed.height),
          weight: numberText(product.packed.weight),
        }
      : NO_BOX,
    ...{ minutes: String(assembly.minutes), people: numberText(assembly.people) },
    publishFrom: publishFrom ? localTime(new Date(publishFrom)) : '',
    options: options.map((option) => ({
      ...{ key: newKey(), name: option.name, values: option.values.map((value) => value.name).join(', ') },
      swatches: Object.fromEntries(
        option.values.flatMap((value) => (value.swatch ? [[value.name, value.swatch]] : [])),
      ),
    })),
    variants: variants.map(({ id, sku: own, values, price, originalPrice, stock, leadWeeks, arrivesOn, ...row }) => ({
      ...{ key: id, id, sku: own, values, price: priceText(price), originalPrice: priceText(originalPrice) },
      ...{ stock: String(stock), seen: stock, hidden: row.hidden, picture: row.picture?.hash ?? null },
      ...{ leadWeeks: numberText(leadWeeks ?? 0), arrivesOn: arrivesOn ?? '' },
    })),
    pictures: pictures.map(({ hash, alt, focus }) => ({ key: newKey(), hash, alt, focus })),
    model: product.model,
  };
}

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

/** 'Alba round table' suggests ALB-ROU-1. */
export function suggestSku(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const parts = words.slice(0, 2).map((word) => word.slice(0, 3));
  return parts.length === 0 ? '' : `${parts.join('-')}-1`;
}
