/** Converts a slider's layout to the CSS variables of slider.css. */
import type { CSSProperties } from 'react';
import { SLIDER } from '../../core/shop/constants.ts';
import type { SliderLayout } from '../../core/shop/slider.ts';

export function sliderStyle(layout: SliderLayout): CSSProperties {
  if ('card' in layout) {
    const gap = `${layout.gapPx ?? SLIDER.gapPx}px`;
    const width = `${SLIDER.cardWidthPx[layout.card]}px`;
    return {
      '--card-width': width,
      '--gap-mobile': gap,
      '--gap-tablet': gap,
      '--gap-desktop': gap,
    } as CSSProperties;
  }
  const entries = Object.entries(layout).flatMap(([device, { gapPx, slides }]) => [
    [`--per-${device}`, slides],
    [`--gap-${device}`, `${gapPx}px`],
  ]);
  return Object.fromEntries(entries) as CSSProperties;
}
