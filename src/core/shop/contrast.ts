/** Contrast of the shop's colours, and which pairs are too weak to read. */
import { AA, type ColourName, type Colours, channelsOf, PAIRS } from './theme.ts';

/** A colour between two others; share 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two '#rrggbb' colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type Illegible = { readonly text: ColourName; readonly ground: ColourName; readonly ratio: number };

/** Returns the pairs with a contrast below AA. */
export const illegible = (colours: Colours): Illegible[] =>
  PAIRS.map(([text, ground]) => ({ text, ground, ratio: contrast(colours[text], colours[ground]) })).filter(
    ({ ratio }) => ratio < AA,
  );
