/**
 * Metric-compatible fallbacks, so that a slow first visit breaks lines like later ones. Widths: advance of 20,000 characters of
 * the shop's text in our font divided by that in the fallback; heights: ours divided by the fallback's. In percent. Those of
 * Times New Roman and Arial are as Astro calculates them, which would make them families of their own: browsers look for each
 * family without a font here among the system's fonts, once per weight. Of the faces of a family they take the last there is.
 */
const SERIF = 'Serif stand-in';
const SANS = 'Sans stand-in';
const WEIGHTS = { [SERIF]: '400', [SANS]: '400 700' } as const;

type FallbackFont = {
  readonly family: keyof typeof WEIGHTS;
  readonly local: readonly string[];
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
};

const FALLBACK_FONTS: readonly FallbackFont[] = [
  { family: SERIF, local: ['DejaVu Serif', 'DejaVuSerif'], size: 64.81, ascent: 152.75, descent: 47.83 },
  { family: SERIF, local: ['Noto Serif', 'NotoSerif-Regular'], size: 70.25, ascent: 140.93, descent: 44.13 },
  { family: SERIF, local: ['Times New Roman'], size: 83.94, ascent: 117.94, descent: 36.93 },
  { family: SANS, local: ['DejaVu Sans', 'DejaVuSans'], size: 88.81, ascent: 109.22, descent: 28.15 },
  { family: SANS, local: ['Roboto', 'Roboto-Regular'], size: 101.57, ascent: 95.5, descent: 24.61 },
  { family: SANS, local: ['Arial'], size: 102.74, ascent: 94.42, descent: 24.33 },
];

/** @font-face rules of both families. Inlined in the page: loading them twice would create new font faces. */
export const FALLBACK_RULES = FALLBACK_FONTS.map(({ family, local, size, ascent, descent }) => {
  const src = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";src:${src};font-weight:${WEIGHTS[family]};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}).join('');
