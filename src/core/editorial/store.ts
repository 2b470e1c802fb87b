/** The physical stores. */

import type { Picture } from '../images/picture.ts';
import type { Hours } from './hours.ts';

export type Address = {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  /** ISO 3166 code. */
  readonly countryCode: string;
};

export type Store = {
  readonly slug: string;
  readonly name: string;
  readonly order: number;
  readonly line: string;
  readonly address: Address;
  readonly phone: string;
  readonly email: string;
  /** IANA name: 'Europe/Berlin'. */
  readonly timeZone: string;
  readonly hours: Hours;
  readonly latitude: number;
  readonly longitude: number;
  readonly picture: Picture;
  /** Street map as SVG; null without one. */
  readonly plan: string | null;
  readonly html: string;
};

/** 'Am Sandtorkai 30, 20457 Hamburg, Germany'. */
export const addressLine = ({ street, postalCode, city, country }: Address) =>
  `${street}, ${postalCode} ${city}, ${country}`;

/** Link to a public map, searched by address. */
export const directionsTo = (address: Address) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLine(address))}`;
