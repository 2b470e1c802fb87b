/** Reads the parcels of orders from API responses. */
import type { WantedLine } from '../checkout/offer.ts';
import type { DateRange } from '../delivery/delivery.ts';
import { TRANSPORTS, type Transport } from '../delivery/parcel.ts';
import { PARCEL_STATES, type ParcelState } from '../delivery/parcel-states.ts';
import { readSlot } from '../delivery/slot-reader.ts';
import type { BookedSlot } from '../delivery/slot-text.ts';
import { asNumber, asObject, asText } from '../shop/read.ts';
import { oneOf, readRange, text } from './line-reader.ts';

/** What lists know of a parcel. */
export type ParcelSummary = { readonly state: ParcelState; readonly transport: Transport };

/** Moments are ISO, null while they have not come. */
export type ParcelView = ParcelSummary & {
  readonly parcel: number;
  /** Name of its size class, '' when unknown. */
  readonly size: string;
  /** Slug of the store where it is collected. */
  readonly store: string | null;
  readonly lines: readonly WantedLine[];
  /** What its delivery costs, in minor units. */
  readonly shipping: number;
  readonly delivery: DateRange | null;
  /** The booked window, which delivery is the day of; null: none. */
  readonly slot: BookedSlot | null;
  readonly carrier: string | null;
  readonly tracking: string | null;
  /** The carrier's page about it; an https address. */
  readonly track: string | null;
  readonly packedAt: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
};

export function readParcelSummary(value: unknown): ParcelSummary | null {
  const object = asObject(value);
  if (!object) return null;
  return {
    state: oneOf(PARCEL_STATES, object.state, 'waiting'),
    transport: oneOf(TRANSPORTS, object.transport, 'courier'),
  };
}

/** A link from elsewhere leads to a page, never to a script. */
function readLink(value: unknown): string | null {
  const link = asText(value);
  return link && /^https:\/\//.test(link) ? link : null;
}

/** readLine: of a SKU and its quantity. */
export function readParcel(value: unknown, readLine: (line: unknown) => WantedLine | null): ParcelView | null {
  const object = asObject(value);
  const summary = readParcelSummary(value);
  const parcel = asNumber(object?.parcel);
  if (!object || !summary || parcel === null) return null;
  const lines = Array.isArray(object.lines) ? object.lines : [];
  return {
    ...summary,
    parcel,
    size: text(object, 'size'),
    store: asText(object.store),
    lines: lines.flatMap((line) => readLine(line) ?? []),
    shipping: asNumber(object.shipping) ?? 0,
    delivery: readRange(object.delivery),
    slot: readSlot(object.slot),
    carrier: asText(object.carrier),
    tracking: asText(object.tracking),
    track: readLink(object.track),
    packedAt: asText(object.packedAt),
    shippedAt: asText(object.shippedAt),
    deliveredAt: asText(object.deliveredAt),
  };
}
