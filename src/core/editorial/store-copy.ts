/** Texts of the stores. */
import type { Day } from './hours.ts';

const DAY_NAMES: Record<Day, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const STORE_COPY = {
  title: 'Stores',
  line: 'Two shops to sit in. What you choose there you carry home; orders from this site go to addresses in India.',
  hours: 'Opening hours',
  address: 'Address',
  reach: 'By phone and letter',
  days: DAY_NAMES,
  local: (city: string) => `Times are ${city}’s own.`,
  directions: 'Get Directions',
  directionsTo: (name: string) => `Get Directions to ${name}`,
  visit: (name: string) => `The shop in ${name}`,
  map: (name: string, address: string) => `Sketch of the streets around our shop in ${name}: ${address}`,
  sketch: 'A sketch, not to scale. North is up.',
  other: 'The other shop',
} as const;
