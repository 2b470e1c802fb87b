/** Colours of letters, in light and in dark mode, derived from the colours of the shop. */

import { contrast, mix } from '../shop/contrast.ts';
import { AA, BLACK, type Colours } from '../shop/theme.ts';

/** Each as '#rrggbb': mail programs know neither transparency nor custom properties. */
export type Palette = Readonly<
  Record<'ground' | 'sheet' | 'text' | 'quiet' | 'rule' | 'accent' | 'button' | 'onButton', string>
>;

const [RULE, DEEP, STEP] = [0.16, 0.4, 0.05];

/** Returns the colour, mixed with another until text in it has enough contrast on every ground. */
function legibleOn(colour: string, towards: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(mixed, ground) >= AA)) return mixed;
  }
  return towards;
}

function light({ linen, paper, ink, soot, accent }: Colours): Palette {
  return {
    ground: linen,
    sheet: paper,
    text: ink,
    quiet: soot,
    rule: mix(paper, ink, RULE),
    accent,
    button: accent,
    onButton: paper,
  };
}

/** The same as the light palette for a shop whose paper is darker than its ink. */
export function palettesOf(colours: Colours): { readonly light: Palette; readonly dark: Palette } {
  const bright = light(colours);
  const { paper, ink, stone, accent } = colours;
  if (contrast(paper, BLACK) < contrast(ink, BLACK)) return { light: bright, dark: bright };
  const grounds = [mix(ink, BLACK, DEEP), ink];
  const [ground = ink, sheet = ink] = grounds;
  return {
    light: bright,
    dark: {
      ground,
      sheet,
      text: paper,
      quiet: legibleOn(stone, paper, grounds),
      rule: mix(ink, paper, RULE),
      accent: legibleOn(accent, paper, grounds),
      button: accent,
      onButton: paper,
    },
  };
}
