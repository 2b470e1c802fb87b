/** The products of an order as lines of a letter. */
import type { LetterLine, LetterPicture } from '../../core/emails/letter.ts';
import { IMAGE_FILES_PX } from '../../core/images/constants.ts';
import { imagePath } from '../../core/images/picture.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { LineRow } from '../../db/orders/rows.ts';
import type { StoredPicture } from '../../db/schema/pictures.ts';
import type { OrderFacts } from './order-letter.ts';

const PICTURE_WIDTH = 88;

/** The rendition is one that pages use too, so that it is served and cached. */
export function pictureOf(images: string, stored: StoredPicture | null): LetterPicture | null {
  if (!stored) return null;
  const { hash, alt, width, height } = stored;
  const url = images + imagePath(hash, IMAGE_FILES_PX.recentlyViewed, 'jpg');
  return { url, alt, width: PICTURE_WIDTH, height: Math.round((PICTURE_WIDTH * height) / width) };
}

export function letterLine(images: string, { picture, quantity, name, variant, amount }: LineRow): LetterLine {
  return { picture: pictureOf(images, picture), quantity, name, variant, amount: exactMoney(amount) };
}

export const linesOf = ({ images, lines }: OrderFacts): LetterLine[] => lines.map((line) => letterLine(images, line));

/** The pieces of one of the order's returns. */
export function returnedLines({ images, lines, returned }: OrderFacts, position = 1): LetterLine[] {
  const found = returned.find((one) => one.position === position);
  const back = new Map(found?.lines.map(({ sku, quantity }) => [sku, quantity]));
  return lines
    .filter(({ sku }) => back.has(sku))
    .map((line) => ({ ...letterLine(images, line), quantity: back.get(line.sku) ?? 0, amount: '' }));
}
