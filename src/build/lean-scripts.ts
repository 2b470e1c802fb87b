/** Minifies inline scripts of built pages; Astro leaves is:inline scripts as written. */
import { minifySync } from 'vite';
import { mapScripts } from '../api/http/inline-code.ts';

const lean = new Map<string, string>();

function minify(code: string): string {
  let text = lean.get(code);
  if (text === undefined) {
    const { code: short, errors } = minifySync('inline.js', code, { module: false });
    if (errors.length > 0) throw new Error(`An inline script cannot be parsed: ${errors[0]?.message}\n${code}`);
    text = short.trim();
    lean.set(code, text);
  }
  return text;
}

/** Returns the scripts that were minified so far, by their text. */
export const minifiedScripts = (): ReadonlyMap<string, string> => lean;

/** Minifies the inline classic scripts of a page; modules are minified by the bundler, data is left as it is. */
export const minifyScripts = (html: string): string => mapScripts(html, minify);
