/** Share cards (Open Graph): JPEG of one size, since link previews do not support AVIF (ogp.me). */

import { clip } from '../shop/html.ts';
import { SHARE } from './constants.ts';
import type { Picture } from './picture.ts';
import { SHARE_NAME } from './rendition.ts';

/** Path segment of a card without a picture. */
const PLAIN = 'plain';
const CARD = /\/share\/(plain|[\da-f]{64})\/([\w-]+)\.jpg/g;

/** Content of a card: the hash of its picture's original, if any, and its words. */
export type ShareCard = { readonly hash: string | null; readonly words: string };

/** Path of a product's card: a rendition of its picture, made on request. */
export const productCardPath = (hash: string) => `/img/${hash}/${SHARE_NAME}`;

function encode(words: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(words));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(name: string): string {
  const bytes = atob(name.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
}

/**
 * Path of a card rendered by the build. Picture and words are part of it, so a change makes a new URL. null: the words
 * are too long for a file name.
 */
export function pageCardPath(picture: Picture | null, words: string): string | null {
  const name = encode(clip(words, SHARE.wordsMax));
  return name.length > SHARE.addressMax ? null : `/share/${picture?.hash ?? PLAIN}/${name}.jpg`;
}

/** The cards named in a page's HTML, by path. */
export function shareCardsIn(html: string): Map<string, ShareCard> {
  return new Map(
    [...html.matchAll(CARD)].map(([path, of, name]) => [
      path as string,
      { hash: of === PLAIN ? null : (of as string), words: decode(name as string) },
    ]),
  );
}
