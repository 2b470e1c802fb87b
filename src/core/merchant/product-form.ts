/** The product editor's form: fields as they are typed, and their conversion. Pure. */
import { toMajor } from '../shop/money.ts';
import type { EditedProduct } from './edited-product-shapes.ts';
import { type FormOption, type FormVariant, newKey } from './variant-form.ts';

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
