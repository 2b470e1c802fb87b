/** The blocks of a letter as HTML, each '' when the letter has none. Every text is escaped here. */
import { LETTER_COPY } from '../../core/emails/copy.ts';
import type { Letter, LetterLine, LetterRow } from '../../core/emails/letter.ts';
import type { Palette } from '../../core/emails/palette.ts';
import { escapeHtml as safe } from '../http/escape.ts';
import { SANS, SERIF } from './letter-styles.ts';

/** A table for layout, as wide as its place. */
export const table = (rows: string, style: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse${style && `;${style}`}">${rows}</table>`;

/** Class and colour of a text. Dark mode replaces the colour by the class. */
type Tone = 'text' | 'quiet' | 'accent';

export function blocksOf(colours: Palette) {
  const { rule, button, onButton } = colours;
  const tone = (of: Tone, style = '') => `class="${of}" style="color:${colours[of]}${style && `;${style}`}"`;
  const paragraph = (text: string, of: Tone = 'text', style = 'margin:0 0 16px') =>
    `<p ${tone(of, style)}>${safe(text)}</p>`;
  const label = (text: string) =>
    `<h2 ${tone('quiet', `margin:0 0 8px;font:12px/1.5 ${SANS};letter-spacing:.12em;text-transform:uppercase`)}>${safe(text)}</h2>`;
  const ruled = (style: string) => `class="rule" style="border-top:1px solid ${rule};${style}"`;
  const section = (inner: string) => `<div style="margin-top:36px">${inner}</div>`;
  const broken = (text: string) => safe(text).replaceAll('\n', '<br>');

  const row = ({ label: name, value }: LetterRow, strong: boolean) =>
    `<tr><td ${ruled('padding:12px 16px 12px 0;vertical-align:top;white-space:nowrap')}><span ${tone('quiet')}>${safe(name)}</span></td>
<td align="right" ${ruled('padding:12px 0;vertical-align:top;word-break:break-word')}><span ${tone('text', strong ? 'font-size:18px;font-weight:bold' : '')}>${safe(value)}</span></td></tr>`;

  function line({ picture, quantity, name, variant, amount }: LetterLine): string {
    const shown =
      picture &&
      `<td width="${picture.width}" ${ruled(`padding:16px 20px 16px 0;vertical-align:top;width:${picture.width}px`)}><img src="${safe(picture.url)}" width="${picture.width}" height="${picture.height}" alt="${safe(picture.alt)}" ${tone('quiet', `display:block;width:${picture.width}px;height:${picture.height}px;font:12px/1.3 ${SANS}`)}></td>`;
    const details = [variant, LETTER_COPY.quantity(quantity)].filter(Boolean);
    return `<tr>${shown ?? ''}<td${shown === null ? ' colspan="2"' : ''} ${ruled('padding:16px 0;vertical-align:top')}><span ${tone('text')}>${safe(name)}</span>${details.map((one) => `<br><span ${tone('quiet', 'font-size:14px')}>${safe(one)}</span>`).join('')}</td>
<td align="right" ${ruled('padding:16px 0 16px 12px;vertical-align:top;white-space:nowrap')}><span ${tone('text')}>${safe(amount)}</span></td></tr>`;
  }

  const lines = (all: readonly LetterLine[]) => table(all.map(line).join(''), '');

  return {
    heading: ({ label: above, heading }: Letter) =>
      `${above ? paragraph(above, 'accent', `margin:0 0 14px;font:12px/1.5 ${SANS};letter-spacing:.12em;text-transform:uppercase`) : ''}<h1 class="text head" style="margin:0 0 24px;color:${colours.text};font:normal 40px/1.1 ${SERIF};letter-spacing:-.015em">${safe(heading)}</h1>`,
    paragraphs: (all: readonly string[]) => all.map((text) => paragraph(text)).join(''),
    action: (one: Letter['action']) =>
      one
        ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 8px"><tr><td class="button" bgcolor="${button}" style="background-color:${button};border-radius:2px"><a class="on" href="${safe(one.url)}" style="display:inline-block;padding:15px 30px;color:${onButton};font:bold 15px/1.3 ${SANS};text-decoration:none">${safe(one.words)}</a></td></tr></table>`
        : '',
    also: (one: Letter['also']) =>
      one
        ? `<p ${tone('text', 'margin:20px 0 0')}><a ${tone('text', 'text-decoration:underline')} href="${safe(one.url)}">${safe(one.words)}</a></p>`
        : '',
    quote: (one: Letter['quote']) =>
      one
        ? section(
            `${label(one.label)}<p ${tone('text', `margin:0;font:italic 19px/1.5 ${SERIF};word-break:break-word`)}>${broken(one.text)}</p>`,
          )
        : '',
    facts: (all: readonly LetterRow[] = []) =>
      all.length > 0 ? section(table(all.map((one) => row(one, false)).join(''), '')) : '',
    lines: (all: readonly LetterLine[] = []) => (all.length > 0 ? section(lines(all)) : ''),
    groups: (all: Letter['groups'] = []) =>
      all
        .map(({ label: name, details, lines: own }) =>
          section(
            `${label(name)}${details.map((text) => paragraph(text, 'text', 'margin:0 0 4px')).join('')}<div style="margin-top:12px">${lines(own)}</div>`,
          ),
        )
        .join(''),
    totals: (all: readonly LetterRow[] = []) =>
      all.length > 0 ? table(all.map((one, at) => row(one, at === all.length - 1)).join(''), '') : '',
    blocks: (all: Letter['blocks'] = []) =>
      all.length > 0
        ? section(
            table(
              `<tr>${all.map(({ label: name, lines }) => `<td class="half" width="${100 / all.length}%" style="padding:0 16px 0 0;vertical-align:top">${label(name)}<p ${tone('text', 'margin:0 0 8px')}>${lines.map(safe).join('<br>')}</p></td>`).join('')}</tr>`,
              '',
            ),
          )
        : '',
    commands: (one: Letter['commands']) =>
      one
        ? section(
            `${label(one.label)}${one.lines.map((text) => `<p class="ground text" style="margin:0 0 8px;padding:12px 16px;background-color:${colours.ground};color:${colours.text};font:14px/1.5 Consolas,Menlo,monospace;word-break:break-word">${safe(text)}</p>`).join('')}`,
          )
        : '',
    entries: (all: Letter['entries'] = []) =>
      all.length > 0
        ? section(
            table(
              all
                .map(
                  ({ title, detail }) =>
                    `<tr><td ${ruled('padding:14px 0')}><span ${tone('text')}>${safe(title)}</span>${detail && `<br><span ${tone('quiet', 'font-size:14px')}>${safe(detail)}</span>`}</td></tr>`,
                )
                .join(''),
              '',
            ),
          )
        : '',
    closing: (all: readonly string[] = []) =>
      all.length > 0
        ? section(all.map((text) => paragraph(text, 'quiet', 'margin:0 0 8px;font-size:14px')).join(''))
        : '',
  };
}

export type Blocks = ReturnType<typeof blocksOf>;
