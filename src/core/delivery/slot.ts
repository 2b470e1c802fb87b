/** A delivery window of the van, as it is chosen and booked. */

/** A day and a window. day: ISO. window: id of content/delivery. */
export type SlotTime = { readonly day: string; readonly window: string };
/** parcel: 1, 2, … within the order. */
export type SlotChoice = SlotTime & { readonly parcel: number };
/** from and to: hours of the day in India, such as '09:00'. */
export type Slot = SlotTime & { readonly zone: string; readonly from: string; readonly to: string };
/** capacity: places in all. */
export type ParcelSlot = Slot & { readonly capacity: number };
