/** Delivery windows of the van's parcels, in the delivery step. Nothing where the van has no windows. */
import type { VanParcel } from '../../core/delivery/van-reader.ts';
import { ParcelSlot } from './ParcelSlot.tsx';

export function DeliverySlots({ pin, parcels }: { readonly pin: string; readonly parcels: readonly VanParcel[] }) {
  return parcels.map((parcel) => (
    <ParcelSlot key={parcel.parcel} pin={pin} parcel={parcel} isOnly={parcels.length === 1} />
  ));
}
