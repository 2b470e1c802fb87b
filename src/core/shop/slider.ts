/** Arithmetic of the slider: cards per view, last index, next index. */
import { DEVICE, type SLIDER } from './constants.ts';

export type Device = 'mobile' | 'tablet' | 'desktop';
export type CardSize = keyof typeof SLIDER.cardWidthPx;
export type SliderStep = { readonly gapPx: number; readonly slides: number };
/** Cards per view by device, or as many cards of one width as fit. */
export type SliderLayout = Readonly<Record<Device, SliderStep>> | { readonly card: CardSize; readonly gapPx?: number };

/** Mobile below 768 px, tablet below 1024. */
export function deviceOf(widthPx: number): Device {
  if (widthPx < DEVICE.mobilePx) return 'mobile';
  return widthPx < DEVICE.tabletPx ? 'tablet' : 'desktop';
}

/** Number of whole cards of a fixed width that fit in a container, at least one. */
export function cardsThatFit(containerPx: number, cardPx: number, gapPx: number): number {
  return Math.max(1, Math.floor((containerPx + gapPx) / (cardPx + gapPx)));
}

/** Items minus items per view, at least 0. */
export function lastIndex(items: number, perView: number): number {
  return Math.max(0, items - perView);
}

/** Clamps an index to 0…last. */
export function clampIndex(index: number, last: number): number {
  return Math.min(Math.max(0, index), last);
}

/** The next index of the auto-slide, wrapping around. */
export function nextAutoIndex(index: number, last: number): number {
  return index >= last ? 0 : index + 1;
}

/** The index at a scroll position, for even cards and gaps. */
export function indexAt(scrolledPx: number, cardPx: number, gapPx: number): number {
  return cardPx + gapPx > 0 ? Math.round(scrolledPx / (cardPx + gapPx)) : 0;
}
