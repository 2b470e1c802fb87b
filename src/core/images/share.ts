/** Pictures that other sites show with a link: JPEG of one size, for their readers take no AVIF (ogp.me). */
import { SHARE } from '../shop/constants.ts';
import { clip } from '../shop/html.ts';
import type { Picture } from './picture.ts';
import { SHARE_NAME } from './rendition.ts';

/** Where a card without a picture has its name. */
const PLAIN = 'plain';
const CARD = /\/share\/(plain|[\da-f]{64})\/([\w-]+)\.jpg/g;

/** What a card shows: the master of its picture, if it has one, and its words. */
export type ShareCard = { readonly hash: string | null; readonly words: string };

/** Path of a product's card: a rendition of its picture like others, made when it is asked for. */
export const pieceCardPath = (hash: string) => `/img/${hash}/${SHARE_NAME}`;

function encode(words: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(words));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(name: string): string {
  const bytes = atob(name.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
}

/**
 * Path of the card that a build draws: picture and words are its address, so what changes is fetched anew. null: the words
 * are too long for the name of a file.
 */
export function pageCardPath(picture: Picture | null, words: string): string | null {
  const name = encode(clip(words, SHARE.wordsMax));
  return name.length > SHARE.addressMax ? null : `/share/${picture?.hash ?? PLAIN}/${name}.jpg`;
}

/** The cards that a page names, by their paths. */
export function shareCardsIn(html: string): Map<string, ShareCard> {
  return new Map(
    [...html.matchAll(CARD)].map(([path, of, name]) => [
      path as string,
      { hash: of === PLAIN ? null : (of as string), words: decode(name as string) },
    ]),
  );
}
