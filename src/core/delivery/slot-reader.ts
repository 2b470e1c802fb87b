/** Reads delivery windows from API responses. */
import { asFlag, asNumber, asObject, asText, type Report, readList } from '../shop/read.ts';
import type { BookedSlot } from './slot-text.ts';
import type { OfferedDay, OfferedWindow } from './slots.ts';

/** A parcel of an order with the windows that it can have. until: ISO moment. */
export type OrderSlots = {
  readonly parcel: number;
  readonly slot: BookedSlot | null;
  readonly changeable: boolean;
  readonly until: string | null;
  readonly days: readonly OfferedDay[];
};

export function readSlot(value: unknown): BookedSlot | null {
  const object = asObject(value);
  const [day, window, from, to] = ['day', 'window', 'from', 'to'].map((name) => asText(object?.[name]));
  return day && window && from && to ? { day, window, from, to } : null;
}

function readWindow(value: unknown): OfferedWindow | null {
  const object = asObject(value);
  const [window, from, to] = ['window', 'from', 'to'].map((name) => asText(object?.[name]));
  return window && from && to ? { window, from, to, left: Math.max(0, asNumber(object?.left) ?? 0) } : null;
}

const readDay =
  (report: Report) =>
  (value: unknown): OfferedDay | null => {
    const object = asObject(value);
    const day = asText(object?.day);
    const windows = readList(Array.isArray(object?.windows) ? object.windows : [], 'windows', readWindow, report);
    return day && windows.length > 0 ? { day, windows } : null;
  };

const daysOf = (value: unknown, report: Report) =>
  readList(Array.isArray(value) ? value : [], 'days', readDay(report), report);

/** Requires days. */
export function readOfferedDays(body: unknown, report: Report): OfferedDay[] | null {
  const object = asObject(body);
  return Array.isArray(object?.days) ? daysOf(object.days, report) : null;
}

/** Requires parcels. */
export function readOrderSlots(body: unknown, report: Report): OrderSlots[] | null {
  const object = asObject(body);
  const read = (value: unknown): OrderSlots | null => {
    const one = asObject(value);
    const parcel = asNumber(one?.parcel);
    if (!one || parcel === null) return null;
    const { slot, changeable, until, days } = one;
    return {
      parcel,
      slot: readSlot(slot),
      changeable: asFlag(changeable),
      until: asText(until),
      days: daysOf(days, report),
    };
  };
  return Array.isArray(object?.parcels) ? readList(object.parcels, 'parcels', read, report) : null;
}

/** Choices stored in a checkout's draft. */
export function readChoices(value: unknown): { parcel: number; day: string; window: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const object = asObject(item);
    const parcel = asNumber(object?.parcel);
    const day = asText(object?.day);
    const window = asText(object?.window);
    return parcel && day && window ? [{ parcel, day, window }] : [];
  });
}
