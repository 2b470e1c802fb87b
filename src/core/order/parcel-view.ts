/** Parcels of an order, as pages, letters and papers show them. Pure. */
import type { Transport } from '../delivery/parcel.ts';
import type { ParcelState } from '../delivery/parcel-states.ts';

type Travelling = { readonly transport: Transport };

/** True for orders whose parcels are shown and moved one by one: several, or one for a store. */
export const isDivided = (parcels: readonly Travelling[]): boolean =>
  parcels.length > 1 || parcels.some(({ transport }) => transport === 'pickup');

/** The van's parcels that have not left: their delivery windows can be moved. */
export const movableVans = <Parcel extends Travelling & { readonly state: ParcelState }>(
  parcels: readonly Parcel[],
): Parcel[] =>
  parcels.filter(({ transport, state }) => transport === 'van' && (state === 'waiting' || state === 'packed'));

type Sold = { readonly sku: string; readonly quantity: number; readonly amount: number; readonly price: number };

/** The lines of a parcel, in the order of the order's, with the parcel's quantities. */
export function linesIn<Line extends Sold>(
  lines: readonly Line[],
  parcel: { readonly lines: readonly { readonly sku: string; readonly quantity: number }[] },
): Line[] {
  const held = new Map(parcel.lines.map(({ sku, quantity }) => [sku, quantity]));
  return lines.flatMap((line) => {
    const quantity = held.get(line.sku);
    return quantity === undefined ? [] : [{ ...line, quantity, amount: line.price * quantity }];
  });
}

/** '482 913', as it is read aloud. */
export const codeText = (code: string): string => code.replace(/(\d{3})(?=\d)/g, '$1 ');
