/** Minifies inline scripts of built pages; Astro leaves is:inline scripts as written. */
import { minifySync } from 'vite';
import { mapScripts } from '../api/http/inline-code.ts';

export type Minifier = {
  /** Returns a page with its inline classic scripts minified. Throws for one that cannot be parsed. */
  readonly minify: (html: string) => string;
  /** Returns the scripts that were minified so far, by their text. */
  readonly minified: () => ReadonlyMap<string, string>;
};

function lean(code: string): string {
  const { code: short, errors } = minifySync('inline.js', code, { module: false });
  if (errors.length > 0) throw new Error(`An inline script cannot be parsed: ${errors[0]?.message}\n${code}`);
  return short.trim();
}

/** Modules are minified by the bundler, and data is left as it is. */
export function openMinifier(): Minifier {
  const known = new Map<string, string>();
  const minified = (code: string) => {
    const text = known.get(code) ?? lean(code);
    known.set(code, text);
    return text;
  };
  return { minify: (html) => mapScripts(html, minified), minified: () => known };
}
