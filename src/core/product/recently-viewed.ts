/** Pieces looked at lately: name and picture only, since prices and stock change. */

import { type Picture, readPicture } from '../images/picture.ts';
import { SEEN } from '../shop/constants.ts';
import { asObject, asText } from '../shop/read.ts';

export type Seen = { readonly slug: string; readonly name: string; readonly picture: Picture | null };

function readOne(value: unknown): Seen | null {
  const object = asObject(value);
  const slug = object && asText(object.slug);
  const name = object && asText(object.name);
  return slug && name ? { slug, name, picture: readPicture(object.picture, name) } : null;
}

/** Reads what a browser kept. Garbage is nothing, each piece stands once. */
export function readSeen(stored: string | undefined): Seen[] {
  let body: unknown = [];
  try {
    body = JSON.parse(stored ?? '[]');
  } catch {
    // Somebody else's words.
  }
  const list = Array.isArray(body) ? body.map(readOne).filter((one) => one !== null) : [];
  return [...new Map(list.map((one) => [one.slug, one])).values()].slice(0, SEEN.kept);
}

/** The list with this piece at its head. */
export function see(list: readonly Seen[], piece: Seen): Seen[] {
  return [piece, ...list.filter(({ slug }) => slug !== piece.slug)].slice(0, SEEN.kept);
}
