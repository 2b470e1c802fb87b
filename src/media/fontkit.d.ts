/** Types for the parts of fontkit that we use; it has none. */
declare module 'fontkit' {
  type Glyph = { readonly path: { toSVG(): string } };
  type Run = {
    readonly advanceWidth: number;
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number }[];
  };
  export type Font = {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): Run;
  };
  export function create(file: Uint8Array): Font;
}
