/**
 * Faces that Android and Linux have, set as wide and as high as ours, so that a first visit on a slow line has the shop's lines and
 * breaks them where a later one does. Widths: advance of 20,000 characters of the shop's own text in ours over that in theirs;
 * heights: ours over that. In percent.
 */
type StandIn = {
  readonly local: readonly string[];
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly weight: string;
};

const STAND_INS: readonly StandIn[] = [
  { local: ['Noto Serif', 'NotoSerif-Regular'], size: 70.25, ascent: 140.93, descent: 44.13, weight: '400' },
  { local: ['DejaVu Serif', 'DejaVuSerif'], size: 64.81, ascent: 152.75, descent: 47.83, weight: '400' },
  { local: ['Roboto', 'Roboto-Regular'], size: 101.57, ascent: 95.5, descent: 24.61, weight: '400 700' },
  { local: ['DejaVu Sans', 'DejaVuSans'], size: 88.81, ascent: 109.22, descent: 28.15, weight: '400 700' },
];

/** Font rules, each a family named '… stand-in'. They stand in the page itself: read a second time, a face is made anew. */
export const STAND_IN_RULES = STAND_INS.map(({ local, size, ascent, descent, weight }) => {
  const src = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${local[0]} stand-in";src:${src};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}).join('');
