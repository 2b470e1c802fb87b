/** Fails a build with a template variable that was not replaced, before visitors see it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Texts beside the pages. */
const CHECKED = /\.(xml|json|txt|webmanifest)$/;
/** Code of the build, where two braces may follow each other. */
const CODE_FOLDERS = ['_astro', '.nginx', 'pagefind'];
/** Styles and scripts, except data for machines, which has another type. */
const INLINE_CODE =
  /<style\b[^>]*>[\s\S]*?<\/style>|<script(?![^>]*\btype="(?!module|text\/javascript))[^>]*>[\s\S]*?<\/script>/g;
const VARIABLE = /\{\{[^{}]{0,60}\}{0,2}/g;

/** Returns a line that names the file and the variables left in its text; [] without any. */
export function variablesIn(name: string, text: string): string[] {
  if (!text.includes('{{')) return [];
  const shown = name.endsWith('.html') ? text.replace(INLINE_CODE, '') : text;
  const left = [...new Set(shown.match(VARIABLE))];
  return left.length > 0 ? [`${name}: ${left.join(', ')}`] : [];
}

/** Returns the lines of the feeds, JSON and other texts of a build folder that are no pages. */
export const variablesBeside = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => CHECKED.test(name) && !CODE_FOLDERS.includes(name.split(sep)[0] ?? ''))
    .flatMap((name) => variablesIn(name, readFileSync(join(folder, name), 'utf8')));

/** Throws unless lines is empty. */
export function failForVariables(lines: readonly string[]): void {
  if (lines.length === 0) return;
  throw new Error(
    `Template variables were not replaced. Correct them in content/ or in the catalogue; content/README.md lists the names.\n${lines.toSorted().join('\n')}`,
  );
}
