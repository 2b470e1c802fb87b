/** The arithmetic of the one slider (§4, §9): what fits, how far it goes, what stands next. */
import { DEVICE, type SLIDER } from './constants.ts';

export type Device = 'mobile' | 'tablet' | 'desktop';
export type CardSize = keyof typeof SLIDER.cardWidthPx;
export type SliderStep = { readonly gapPx: number; readonly slides: number };
/** So many cards side by side on each device, or as many cards of one width as fit. */
export type SliderLayout = Readonly<Record<Device, SliderStep>> | { readonly card: CardSize; readonly gapPx?: number };

/** Mobile under 768 px, tablet under 1024 (§9). */
export function deviceOf(widthPx: number): Device {
  if (widthPx < DEVICE.mobilePx) return 'mobile';
  return widthPx < DEVICE.tabletPx ? 'tablet' : 'desktop';
}

/** Whole cards of a fixed width that stand side by side in a container, at least one. */
export function cardsThatFit(containerPx: number, cardPx: number, gapPx: number): number {
  return Math.max(1, Math.floor((containerPx + gapPx) / (cardPx + gapPx)));
}

/** The furthest index: items minus items per view, never below 0. */
export function lastIndex(items: number, perView: number): number {
  return Math.max(0, items - perView);
}

/** An index within 0 and last. */
export function clampIndex(index: number, last: number): number {
  return Math.min(Math.max(0, index), last);
}

/** Where the auto-slide goes: one on, and from the end back to the start. */
export function nextAutoIndex(index: number, last: number): number {
  return index >= last ? 0 : index + 1;
}

/** The index that a row scrolled by hand shows, cards and gaps being even. */
export function indexAt(scrolledPx: number, cardPx: number, gapPx: number): number {
  return cardPx + gapPx > 0 ? Math.round(scrolledPx / (cardPx + gapPx)) : 0;
}
