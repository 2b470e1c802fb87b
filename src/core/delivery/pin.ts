/** PIN codes: whether there can be such a one, where it leads, and how far that is. */
import { readPin } from './address.ts';
import { DELIVERY_COPY } from './copy.ts';
import { readState } from './india.ts';
import { ARMY_PREFIX, BORDER_PREFIXES, PIN_PREFIXES } from './pin-prefixes.ts';

/** How far a place is, as the shipping policy counts (§9): metro, tier 2 and 3 city, remote. */
export const BANDS = ['metro', 'city', 'remote'] as const;
export type Band = (typeof BANDS)[number];

/** state and city are null where the code alone does not tell. */
export type Place = {
  readonly pin: string;
  readonly state: string | null;
  readonly city: string | null;
  readonly band: Band;
};

export type PinAnswer =
  | { readonly state: 'found'; readonly place: Place }
  | { readonly state: 'bad'; readonly message: string };

const bad = (message: string): PinAnswer => ({ state: 'bad', message });

const ROWS = new Map<string, { state: string; city: string; band: Band }>();
for (const [prefix, state, city = '', band = 'city'] of PIN_PREFIXES) ROWS.set(prefix, { state, city, band });
const BORDERS = new Map(BORDER_PREFIXES.map(([prefix, ...states]) => [prefix, states]));
const LONGEST = Math.max(...[...ROWS.keys()].map((prefix) => prefix.length));

/** What the longest known prefix says; null: no post office has a code that begins so. */
function lookUp(pin: string) {
  for (let length = LONGEST; length >= 2; length--) {
    const row = ROWS.get(pin.slice(0, length));
    if (row) return row;
  }
  return null;
}

/** The place a shopper typed the code of: six digits, a space in the middle forgiven. A bad code comes with a sentence that says why. */
export function findPlace(text: string): PinAnswer {
  const pin = readPin(text);
  if (pin === null) return bad(DELIVERY_COPY.needsSix);
  if (pin.startsWith(ARMY_PREFIX)) return bad(DELIVERY_COPY.army);
  const row = lookUp(pin);
  if (!row) return bad(DELIVERY_COPY.unknown);
  return { state: 'found', place: { pin, state: row.state || null, city: row.city || null, band: row.band } };
}

/** The states in which a PIN code may lie, the likeliest first; none for a code that does not exist. */
export function statesOf(pin: string): readonly string[] {
  for (let length = LONGEST; length >= 2; length--) {
    const prefix = pin.slice(0, length);
    const states = BORDERS.get(prefix);
    if (states) return states;
    const state = ROWS.get(prefix)?.state;
    if (state) return [state];
  }
  return [];
}

/**
 * Returns a sentence when the state is not one of those of the PIN code, null when it is. The state decides how the tax is split,
 * so both must name the same place. A code that does not exist is the matter of findPlace().
 */
export function stateFault({ pin, state }: { readonly pin: string; readonly state: string }): string | null {
  const answer = findPlace(pin);
  if (answer.state === 'bad') return null;
  const states = statesOf(answer.place.pin);
  const named = readState(state);
  if (named !== null && states.includes(named)) return null;
  return DELIVERY_COPY.otherState(answer.place.pin, states, named ?? state.trim());
}

/** 'Jaipur, Rajasthan', 'Goa', 'Delhi'; 'India' where the code does not tell. */
export function placeName({ city, state }: Pick<Place, 'city' | 'state'>): string {
  const parts = [city, state].filter((part) => part !== null);
  return [...new Set(parts)].join(', ') || DELIVERY_COPY.india;
}
