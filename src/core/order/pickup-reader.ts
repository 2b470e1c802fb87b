/** Reads the stores at which a cart can be collected. */
import type { DateRange } from '../delivery/delivery.ts';
import { asFlag, asNumber, asObject, asText, findList, type Report, readList, textList } from '../shop/read.ts';
import { listOf, readRange, text } from './line-reader.ts';

export type PickupOffer = {
  readonly slug: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pin: string;
  readonly hours: readonly string[];
  /** Pieces that stand there, by SKU. */
  readonly lines: readonly { readonly sku: string; readonly kept: number }[];
  readonly there: boolean;
  readonly ready: DateRange | null;
};

function readKept(value: unknown) {
  const object = asObject(value);
  const sku = object && asText(object.sku);
  return sku ? { sku, kept: Math.max(0, asNumber(object.kept) ?? 0) } : null;
}

function readOffer(value: unknown): PickupOffer | null {
  const object = asObject(value);
  const slug = object && asText(object.slug);
  if (!object || !slug) return null;
  return {
    slug,
    name: text(object, 'name'),
    street: text(object, 'street'),
    city: text(object, 'city'),
    state: text(object, 'state'),
    pin: text(object, 'pin'),
    hours: textList(object.hours),
    lines: listOf(object.lines, 'lines', readKept, () => {}),
    there: asFlag(object.there),
    ready: readRange(object.ready),
  };
}

export function readPickupOffers(body: unknown, report: Report): readonly PickupOffer[] | null {
  const items = findList(body, 'stores');
  return items && readList(items, 'stores', readOffer, report);
}
