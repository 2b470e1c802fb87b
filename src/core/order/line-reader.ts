/** Readers shared by quotes and orders: lines, sums, days. Amounts are integers in minor units of their currency. */
import type { WantedLine } from '../checkout/offer.ts';
import type { DateRange } from '../delivery/delivery.ts';
import type { Lead } from '../delivery/lead.ts';
import { readLead } from '../delivery/lead-reader.ts';
import type { Picture } from '../images/picture.ts';
import { readPicture } from '../images/reader.ts';
import { type Currency, readCurrency } from '../shop/money.ts';
import { asFlag, asNumber, asObject, asText, type Json, type Report, readList } from '../shop/read.ts';

export type SoldLineView = {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly variant: string;
  readonly picture: Picture | null;
  readonly price: number;
  readonly quantity: number;
  readonly amount: number;
  readonly discount: number;
  readonly gstPercent: number;
  readonly gst: number;
  readonly madeToOrder: boolean;
};

export type QuoteLineView = SoldLineView & {
  readonly originalPrice: number | null;
  readonly wanted: number;
  readonly available: number;
  /** Size for the fit verdict, see readPiece(); null: unknown. */
  readonly piece: string | null;
  /** Left out: in stock, or not known. */
  readonly lead?: Lead;
};

export type QuoteTotals = {
  readonly currency: Currency;
  readonly subtotal: number;
  readonly discount: number;
  readonly gst: number;
  readonly total: number;
};

export const within = (body: unknown): Json | null => asObject(asObject(body)?.data) ?? asObject(body);

export const text = (object: Json, name: string) => asText(object[name]) ?? '';

export const number = (object: Json, name: string) => asNumber(object[name]) ?? 0;

/** The value if known, else the fallback: a newer backend may have more states. */
export function oneOf<Word extends string>(words: readonly Word[], value: unknown, fallback: Word): Word {
  return words.find((word) => word === value) ?? fallback;
}

export function readRange(value: unknown): DateRange | null {
  const object = asObject(value);
  const from = object && asText(object.from);
  const to = object && asText(object.to);
  return from && to ? { from, to } : null;
}

export function readSold(value: unknown): QuoteLineView | null {
  const object = asObject(value);
  const sku = object && asText(object.sku);
  const price = asNumber(object?.price);
  if (!object || !sku || price === null) return null;
  const name = text(object, 'name') || sku;
  const quantity = number(object, 'quantity');
  return {
    sku,
    slug: text(object, 'slug'),
    name,
    variant: text(object, 'variant'),
    picture: readPicture(object.image, name),
    price,
    originalPrice: asNumber(object.originalPrice),
    wanted: asNumber(object.wanted) ?? quantity,
    quantity,
    available: asNumber(object.available) ?? quantity,
    piece: asText(object.piece),
    amount: asNumber(object.amount) ?? price * quantity,
    discount: number(object, 'discount'),
    gstPercent: number(object, 'gstPercent'),
    gst: number(object, 'gst'),
    madeToOrder: asFlag(object.madeToOrder),
    ...readLead(object),
  };
}

/** A SKU and how many of it. */
export function readWanted(value: unknown): WantedLine | null {
  const object = asObject(value);
  const sku = object && asText(object.sku);
  const quantity = asNumber(object?.quantity);
  return sku && quantity !== null && quantity > 0 ? { sku, quantity } : null;
}

export const readTotals = (object: Json): QuoteTotals => ({
  currency: readCurrency(object.currency),
  subtotal: number(object, 'subtotal'),
  discount: number(object, 'discount'),
  gst: number(object, 'gst'),
  total: number(object, 'total'),
});

export const listOf = <T>(value: unknown, noun: string, read: (item: unknown) => T | null, report: Report) =>
  readList(Array.isArray(value) ? value : [], noun, read, report);
