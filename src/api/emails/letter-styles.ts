/** Styles of letters: inline for light mode, and a style block for dark mode and phones. */
import type { Palette } from '../../core/emails/palette.ts';

export const SERIF = "Georgia,'Times New Roman',serif";
export const SANS = 'Helvetica,Arial,sans-serif';
/** Widest sheet, in pixels. */
export const SHEET_WIDTH = 600;

/** Classes that dark mode recolours, with the property that each sets. */
const DARK: readonly (readonly [name: string, property: string, of: keyof Palette])[] = [
  ['ground', 'background-color', 'ground'],
  ['sheet', 'background-color', 'sheet'],
  ['text', 'color', 'text'],
  ['quiet', 'color', 'quiet'],
  ['accent', 'color', 'accent'],
  ['rule', 'border-color', 'rule'],
  ['button', 'background-color', 'button'],
  ['on', 'color', 'onButton'],
];

/** data-ogsc and data-ogsb are how Outlook.com marks elements that it has recoloured. */
export function stylesOf(dark: Palette): string {
  const rules = (prefix: string) =>
    DARK.map(([name, property, of]) => `${prefix}.${name}{${property}:${dark[of]}!important}`).join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%}table{border-collapse:collapse}img{border:0}
@media(max-width:480px){.pad{padding:32px 24px!important}.edge{padding-left:24px!important;padding-right:24px!important}.head{font-size:32px!important}.outer{padding:0 0 32px!important}.half{display:block!important;width:100%!important;padding:0 0 20px!important}}
@media(prefers-color-scheme:dark){${rules('')}}
${rules('[data-ogsc] ')}${rules('[data-ogsb] ')}`;
}
