/** PIN codes: validity, place and delivery band. */
import { readPin } from './address.ts';
import { readState } from './india.ts';
import { PIN_COPY } from './pin-copy.ts';
import { ARMY_PREFIX, BORDER_PREFIXES, PIN_PREFIXES } from './pin-prefixes.ts';

/** Distance bands of the shipping policy: metro, tier 2 and 3 city, remote. */
export const BANDS = ['metro', 'city', 'remote'] as const;
export type Band = (typeof BANDS)[number];

/** state and city are null when the code does not determine them. */
export type Place = {
  readonly pin: string;
  readonly state: string | null;
  readonly city: string | null;
  readonly band: Band;
};

export type PinResult =
  | { readonly state: 'found'; readonly place: Place }
  | { readonly state: 'bad'; readonly message: string };

const bad = (message: string): PinResult => ({ state: 'bad', message });

const ROWS = new Map<string, { state: string; city: string; band: Band }>();
for (const [prefix, state, city = '', band = 'city'] of PIN_PREFIXES) ROWS.set(prefix, { state, city, band });
const BORDERS = new Map(BORDER_PREFIXES.map(([prefix, ...states]) => [prefix, states]));
const LONGEST = Math.max(...[...ROWS.keys()].map((prefix) => prefix.length));

/** The row of the longest known prefix; null when no post office uses it. */
function lookUp(pin: string) {
  for (let length = LONGEST; length >= 2; length--) {
    const row = ROWS.get(pin.slice(0, length));
    if (row) return row;
  }
  return null;
}

/** Finds the place of a typed PIN code. For an invalid code the result holds an error message. */
export function findPlace(text: string): PinResult {
  const pin = readPin(text);
  if (pin === null) return bad(PIN_COPY.needsSix);
  if (pin.startsWith(ARMY_PREFIX)) return bad(PIN_COPY.army);
  const row = lookUp(pin);
  if (!row) return bad(PIN_COPY.unknown);
  return { state: 'found', place: { pin, state: row.state || null, city: row.city || null, band: row.band } };
}

/** The possible states of a PIN code, the likeliest first; [] for an unknown code. */
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
 * Returns an error message when the state does not match the PIN code, else null. The state decides how tax is split, so
 * both must agree. Unknown codes are left to findPlace().
 */
export function stateFault({ pin, state }: { readonly pin: string; readonly state: string }): string | null {
  const result = findPlace(pin);
  if (result.state === 'bad') return null;
  const states = statesOf(result.place.pin);
  const named = readState(state);
  if (named !== null && states.includes(named)) return null;
  return PIN_COPY.otherState(result.place.pin, states, named ?? state.trim());
}

/** 'Jaipur, Rajasthan', 'Goa', 'Delhi'; 'India' when the code determines neither. */
export function placeName({ city, state }: Pick<Place, 'city' | 'state'>): string {
  const parts = [city, state].filter((part) => part !== null);
  return [...new Set(parts)].join(', ') || PIN_COPY.india;
}
