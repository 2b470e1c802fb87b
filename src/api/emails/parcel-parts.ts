/** The parcels of an order in letters: pieces, days and window of each. */
import type { Letter, LetterRow } from '../../core/emails/letter.ts';
import { arrivalText } from '../../core/order/arrival-text.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { PARCEL_LETTERS } from '../../core/order/parcel-letters-copy.ts';
import { isDivided, linesIn } from '../../core/order/parcel-view.ts';
import { letterLine, linesOf } from './letter-lines.ts';
import { factsOf, type LetterParcel, type OrderFacts } from './order-letter.ts';

const openParcels = ({ parcels }: OrderFacts) => parcels.filter(({ state }) => state !== 'cancelled');

/** When a parcel arrives, or is at its store. */
export const parcelArrival = ({ deliveryFrom: from, deliveryTo: to, slot }: LetterParcel): string =>
  arrivalText({ delivery: { from, to }, slot });

/** When an order arrives: of one parcel with its window, of several from the first day to the last. */
export function orderArrival(facts: OrderFacts): string {
  const [first, ...others] = openParcels(facts);
  const { deliveryFrom: from, deliveryTo: to } = facts.order;
  return first && others.length === 0 ? parcelArrival(first) : arrivalText({ delivery: { from, to } });
}

/** The pieces of an order that is sent, by parcel when there are several or it is collected, with the days of each. */
export function piecesOf(facts: OrderFacts, more: LetterRow[] = []): Pick<Letter, 'facts' | 'lines' | 'groups'> {
  const open = openParcels(facts);
  if (!isDivided(open))
    return { facts: [...more, ...factsOf([[SAY.arrives, orderArrival(facts)]])], lines: linesOf(facts) };
  const groups = open.map((parcel) => ({
    label: open.length > 1 ? PARCEL_LETTERS.title(parcel.parcel, facts.parcels.length) : PARCEL_LETTERS.pieces,
    details: [
      parcel.transport === 'pickup'
        ? PARCEL_LETTERS.ready(parcelArrival(parcel))
        : PARCEL_LETTERS.arrives(parcelArrival(parcel)),
    ],
    lines: linesIn(facts.lines, parcel).map((line) => letterLine(facts.images, line)),
  }));
  return { ...(more.length > 0 && { facts: more }), groups };
}
