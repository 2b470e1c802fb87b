/**
 * Metric-compatible fallbacks for Android and Linux fonts, so that a slow first visit breaks lines like later ones.
 * Widths: advance of 20,000 characters of the shop's text in our font divided by that in the fallback; heights: ours
 * divided by the fallback's. In percent.
 */
type FallbackFont = {
  readonly local: readonly string[];
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly weight: string;
};

const FALLBACK_FONTS: readonly FallbackFont[] = [
  { local: ['Noto Serif', 'NotoSerif-Regular'], size: 70.25, ascent: 140.93, descent: 44.13, weight: '400' },
  { local: ['DejaVu Serif', 'DejaVuSerif'], size: 64.81, ascent: 152.75, descent: 47.83, weight: '400' },
  { local: ['Roboto', 'Roboto-Regular'], size: 101.57, ascent: 95.5, descent: 24.61, weight: '400 700' },
  { local: ['DejaVu Sans', 'DejaVuSans'], size: 88.81, ascent: 109.22, descent: 28.15, weight: '400 700' },
];

/** @font-face rules named '… stand-in'. Inlined in the page: loading them twice would create new font faces. */
export const FALLBACK_RULES = FALLBACK_FONTS.map(({ local, size, ascent, descent, weight }) => {
  const src = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${local[0]} stand-in";src:${src};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}).join('');
