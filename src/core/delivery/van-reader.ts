/** Reads the parcels of an order that a van delivers, with their windows. */
import { asObject, asText } from '../shop/read.ts';
import { readSlot } from './slot-reader.ts';
import type { BookedSlot } from './slot-text.ts';

/** A parcel of a quote that the van brings. earliest: first day on which it can arrive. from, to: when it arrives. */
export type VanParcel = {
  readonly parcel: number;
  readonly earliest: string;
  readonly from: string;
  readonly to: string;
  readonly slot: BookedSlot | null;
};

/** Parcels are numbered from 1, as a quote lists them. */
export function readVans(value: unknown): VanParcel[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => {
    const object = asObject(item);
    const delivery = asObject(object?.delivery);
    const [from, to] = [asText(delivery?.from), asText(delivery?.to)];
    if (object?.transport !== 'van' || !from || !to) return [];
    return [{ parcel: index + 1, earliest: asText(object.earliest) ?? from, from, to, slot: readSlot(object.slot) }];
  });
}
