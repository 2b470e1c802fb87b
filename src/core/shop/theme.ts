/** The shop's colours, which a theme in content/site.md may replace, and the pairs that must have enough contrast. */

/** The colours of src/styles.css; accent is its clay. */
export const COLOURS = {
  paper: '#f6f1e9',
  linen: '#ece3d6',
  stone: '#cbbfae',
  ink: '#1d1a17',
  soot: '#4a433c',
  accent: '#a8502f',
  moss: '#59614a',
  brass: '#a3814f',
  danger: '#9b2c1f',
  success: '#3f6b4a',
} as const;

export type ColourName = keyof typeof COLOURS;
/** Each as '#rrggbb'. */
export type Colours = Readonly<Record<ColourName, string>>;

/** Name and colours of the shop in emails, documents and pages of the API. */
export type Brand = {
  readonly name: string;
  readonly colours: Colours;
  /** At the foot of emails: who sends them, and where to write. */
  readonly sender?: Readonly<Record<'entity' | 'address' | 'email', string>>;
};

/** Used when the content folder has no site.md. */
export const UNBRANDED: Brand = { name: 'Shop', colours: COLOURS };

/** The custom property of a colour in src/styles.css. */
export const tokenOf = (name: ColourName): string => `--color-${name === 'accent' ? 'clay' : name}`;

export const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Red, green and blue from 0 to 255, as CSS lists them: '29 26 23'. */
export const tripleOf = (hex: string): string => channelsOf(hex).join(' ');

/** Darkens colours; no text or surface has it. */
export const BLACK = '#000000';

/** Minimum contrast of text (WCAG AA). */
export const AA = 4.5;

/** Combinations of text and background used by pages, in either direction. */
export const PAIRS: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ...(['ink', 'soot', 'moss', 'danger', 'success'] as const).flatMap((text) => [
    [text, 'paper'] as const,
    [text, 'linen'] as const,
  ]),
  ['accent', 'paper'],
];
