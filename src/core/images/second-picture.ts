/** The second picture of a card, in one attribute: most visits never show it. */
import { IMAGE_WIDTHS_PX } from './constants.ts';
import { fileWidth, imagePath, type Picture } from './picture.ts';

/** Widest rendition on a card, in pixels. */
export const CARD_PICTURE_PX = 1024;

/** Returns the attribute: the URL of the widest rendition, or of a foreign picture. base: the origin of the API, or ''. */
export function secondPicture(picture: Picture, base: string): string {
  const { hash, url } = picture;
  return hash === null ? url : base + imagePath(hash, fileWidth(picture, CARD_PICTURE_PX), 'avif');
}

/** Returns the URL of the smallest rendition that fills a width in pixels. second: as secondPicture() returns it. */
export function secondPictureUrl(second: string, width: number): string {
  return second.replace(/\/(\d+)\.avif$/, (_, widest: string) => {
    const enough = IMAGE_WIDTHS_PX.find((step) => step > IMAGE_WIDTHS_PX[0] && step >= width) ?? Number(widest);
    return `/${Math.min(enough, Number(widest))}.avif`;
  });
}
