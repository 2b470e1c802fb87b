/** Writes PDF documents: A4 or other pages with fonts that cover the rupee sign and Devanagari. */
import PDFDocument from 'pdfkit';
import type { Brand } from '../core/shop/theme.ts';
import { FONTS, load, SERIF, type Style, SUBSETS, subsetOf, WEIGHTS, type Weight } from './pdf-fonts.ts';

for (const [weight, number] of Object.entries(WEIGHTS))
  for (const subset of SUBSETS)
    load(`${weight}-${subset}`, `@fontsource/noto-sans/files/noto-sans-${subset}-${number}-normal.woff`);
load('serif-latin', SERIF);

/** In points, 72 per inch. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;

/** Height of a line in font sizes. */
const LEAD = 1.45;

/** Width and height in points. */
export type PageSize = { readonly width: number; readonly height: number };

type Run = { readonly face: string; readonly text: string };

export type PdfDocument = {
  /** Writes text at a position and returns its height in points. */
  readonly write: (text: string, x: number, y: number, style?: Style) => number;
  /** The height that write() would return. */
  readonly heightOf: (text: string, style?: Style) => number;
  readonly rule: (y: number, from?: number, to?: number) => void;
  /** Fills the true cells of a square matrix, such as a QR code; side in points. */
  readonly cells: (matrix: readonly (readonly boolean[])[], x: number, y: number, side: number) => void;
  /** An empty square to tick. */
  readonly box: (x: number, y: number, side: number) => void;
  readonly addPage: () => void;
  /** Adds page footers, unless empty, and returns the document. */
  readonly finish: (foot: (page: number, pages: number) => string) => Promise<Buffer>;
};

export function openPdfDocument(title: string, at: Date, brand: Brand, size: PageSize = PAGE): PdfDocument {
  const { ink } = brand.colours;
  const document = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    info: { Title: title, Author: brand.name, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [name, font] of FONTS) document.registerFont(name, font as never);

  function runsOf(text: string, weight: Weight): Run[] {
    const runs: { face: string; text: string }[] = [];
    for (const char of text) {
      const face = weight === 'serif' ? 'serif-latin' : `${weight}-${subsetOf(char)}`;
      const last = runs.at(-1);
      // A space stays with the preceding word, whatever its script.
      if (last && (last.face === face || char === ' ')) last.text += char;
      else runs.push({ face, text: char });
    }
    return runs;
  }
  const widthOf = ({ face, text }: Run, size: number) => document.font(face).fontSize(size).widthOfString(text);
  const lengthOf = (text: string, weight: Weight, size: number) =>
    runsOf(text, weight).reduce((sum, run) => sum + widthOf(run, size), 0);

  /** Wraps text at the width; a longer word is split. */
  function linesOf(text: string, weight: Weight, size: number, width: number | undefined): string[] {
    if (width === undefined) return [text];
    const lines = [''];
    for (const word of text.split(/\s+/)) {
      const line = lines.at(-1) ?? '';
      const longer = line === '' ? word : `${line} ${word}`;
      if (lengthOf(longer, weight, size) <= width) lines[lines.length - 1] = longer;
      else if (line !== '') lines.push(word);
      else lines[lines.length - 1] = word;
      for (
        let last = lines.at(-1) ?? '';
        lengthOf(last, weight, size) > width && last.length > 1;
        last = lines.at(-1) ?? ''
      ) {
        let fits = last.length - 1;
        while (fits > 1 && lengthOf(last.slice(0, fits), weight, size) > width) fits -= 1;
        lines.splice(-1, 1, last.slice(0, fits), last.slice(fits));
      }
    }
    return lines;
  }

  function write(text: string, x: number, y: number, style: Style = {}): number {
    const { size = 9, weight = 'plain', align = 'left', width, soft = false } = style;
    const lead = size * LEAD;
    const lines = linesOf(text, weight, size, align === 'left' ? width : undefined);
    lines.forEach((line, index) => {
      let at = align === 'right' ? x - lengthOf(line, weight, size) : x;
      for (const run of runsOf(line, weight)) {
        document
          .fillColor(ink)
          .fillOpacity(soft ? 0.65 : 1)
          .font(run.face)
          .fontSize(size)
          .text(run.text, at, y + index * lead, { lineBreak: false });
        at += widthOf(run, size);
      }
    });
    return lines.length * lead;
  }

  function heightOf(text: string, { size = 9, weight = 'plain', width }: Style = {}): number {
    return linesOf(text, weight, size, width).length * size * LEAD;
  }

  function rule(y: number, from: number = PAGE.margin, to: number = PAGE.width - PAGE.margin): void {
    document.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeOpacity(0.3).stroke(ink);
  }

  function cells(matrix: readonly (readonly boolean[])[], x: number, y: number, side: number): void {
    const cell = side / matrix.length;
    document.fillColor(ink).fillOpacity(1);
    matrix.forEach((row, down) => {
      row.forEach((filled, right) => {
        if (filled) document.rect(x + right * cell, y + down * cell, cell, cell);
      });
    });
    document.fill();
  }

  function box(x: number, y: number, side: number): void {
    document.rect(x, y, side, side).lineWidth(0.75).strokeOpacity(0.8).stroke(ink);
  }

  function finish(foot: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      document.switchToPage(page);
      const text = foot(page + 1, count);
      const style = { size: 7.5, align: 'right', soft: true } as const;
      if (text) write(text, size.width - PAGE.margin, size.height - PAGE.margin, style);
    }
    return new Promise((done, fail) => {
      document.on('end', () => done(Buffer.concat(chunks)));
      document.on('error', fail);
      document.end();
    });
  }

  return { write, heightOf, rule, cells, box, addPage: () => void document.addPage(), finish };
}
