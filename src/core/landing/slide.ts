/** Hero slides. Missing figures stay hidden. */

import type { Picture } from '../images/picture.ts';
import { readPicture } from '../images/reader.ts';
import { fromMajor, type Money } from '../shop/money.ts';
import { asNumber, asObject, asText, findList, firstText, ignore, type Report, readList } from '../shop/read.ts';
import { HERO } from './constants.ts';

export type SlidePiece = { readonly slug: string; readonly name: string; readonly price: Money };

export type Slide = {
  readonly id: string;
  readonly picture: Picture;
  readonly headline: string | null;
  readonly subText: string;
  readonly accent: string | null;
  readonly category: string | null;
  readonly year: number | null;
  readonly priceFrom: Money | null;
  /** A product in the picture, named with its lowest price. */
  readonly piece: SlidePiece | null;
  /** Views and wishes of the pieces in the picture; null for few. */
  readonly views: number | null;
  readonly likes: number | null;
  readonly position: number;
};

function readPiece(value: unknown): SlidePiece | null {
  const object = asObject(value);
  const slug = asText(object?.slug);
  const name = asText(object?.name);
  const amount = asNumber(object?.price);
  const price = amount !== null && amount > 0 ? fromMajor(amount) : null;
  return slug && name && price ? { slug, name, price } : null;
}

/** A count that is worth showing, or null. */
function shownCount(value: unknown): number | null {
  const count = asNumber(value);
  return count !== null && count >= HERO.fewestShown ? count : null;
}

function readSlide(value: unknown): (Slide & { active: boolean }) | null {
  const object = asObject(value);
  if (!object) return null;
  const headline = asText(object.headline);
  const position = asNumber(object.position) ?? 0;
  const picture = readPicture(object.image, headline ?? `Slide ${position + 1}`);
  const price = asNumber(object.priceFrom);
  if (!picture) return null;
  return {
    id: firstText(object, '_id', 'id') ?? `slide-${position}`,
    picture,
    headline,
    subText: asText(object.subText) ?? '',
    accent: asText(object.accent),
    category: asText(object.category),
    year: asNumber(object.year),
    priceFrom: price !== null && price > 0 ? fromMajor(price) : null,
    piece: Array.isArray(object.pieces) ? readPiece(object.pieces[0]) : null,
    views: shownCount(object.views),
    likes: shownCount(object.likes),
    position,
    active: object.active !== false,
  };
}

/** Active slides by position (default 0; active by default). Returns null without a list. */
export function readSlides(body: unknown, report: Report = ignore): Slide[] | null {
  const list = findList(body, 'slides');
  if (!list) return null;
  return readList(list, 'slides', readSlide, report)
    .filter((slide) => slide.active)
    .sort((a, b) => a.position - b.position)
    .map(({ active, ...slide }) => slide);
}
