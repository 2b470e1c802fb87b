/** Share cards (Open Graph): JPEG of one size, since link previews do not support AVIF (ogp.me). */

import { clip } from '../shop/html.ts';
import { SHARE } from './constants.ts';
import { type Picture, pictureName } from './picture.ts';
import { SHARE_NAME } from './rendition.ts';

/** Path segment of a card without a picture. */
const PLAIN = 'plain';
const CARD = /\/share\/(plain|[\da-f]{20})\/([\w-]+)\.jpg/g;

/** Content of a card: the name of its picture's original, if any, and its words. */
export type ShareCard = { readonly original: string | null; readonly words: string };

/** Path of a product's card: a rendition of its picture, made on request. */
export const productCardPath = (hash: string) => `/img/${pictureName(hash)}/${SHARE_NAME}`;

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
  const original = picture?.hash ? pictureName(picture.hash) : PLAIN;
  return name.length > SHARE.addressMax ? null : `/share/${original}/${name}.jpg`;
}

/** The cards named in a page's HTML, by path. */
export function shareCardsIn(html: string): Map<string, ShareCard> {
  return new Map(
    [...html.matchAll(CARD)].map(([path, of, name]) => [
      path as string,
      { original: of === PLAIN ? null : (of as string), words: decode(name as string) },
    ]),
  );
}
