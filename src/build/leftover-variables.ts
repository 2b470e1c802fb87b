/** Fails a build with a template variable that was not replaced, before visitors see it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const CHECKED = /\.(html|xml|json|txt|webmanifest)$/;
/** Code of the build, where two braces may follow each other. */
const CODE_FOLDERS = ['_astro', '.nginx', 'pagefind'];
/** Styles and scripts, except data for machines, which has another type. */
const INLINE_CODE =
  /<style\b[^>]*>[\s\S]*?<\/style>|<script(?![^>]*\btype="(?!module|text\/javascript))[^>]*>[\s\S]*?<\/script>/g;
const VARIABLE = /\{\{[^{}]{0,60}\}{0,2}/g;

/** Returns the variables left in a file's text. */
const leftIn = (name: string, text: string): string[] => {
  if (!text.includes('{{')) return [];
  const shown = name.endsWith('.html') ? text.replace(INLINE_CODE, '') : text;
  return [...new Set(shown.match(VARIABLE))];
};

/** Throws when pages, feeds or JSON contain `{{`, naming each file and variable. read: returns the text of a file. */
export function checkTexts(names: readonly string[], read: (name: string) => string): void {
  const faults = names
    .filter((name) => CHECKED.test(name))
    .flatMap((name) => {
      const left = leftIn(name, read(name));
      return left.length > 0 ? [`${name}: ${left.join(', ')}`] : [];
    });
  if (faults.length === 0) return;
  throw new Error(
    `Template variables were not replaced. Correct them in content/ or in the catalogue; content/README.md lists the names.\n${faults.join('\n')}`,
  );
}

/** Checks all texts of a build folder. */
export function checkVariables(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !CODE_FOLDERS.includes(name.split(sep)[0] ?? ''))
    .sort();
  checkTexts(names, (name) => readFileSync(join(folder, name), 'utf8'));
}
