/** Scripts that stand in built pages, without comments and spare room: Astro sends those marked is:inline as they are written. */
import { minifySync } from 'vite';
import { mapScripts } from '../api/http/inline-code.ts';

const lean = new Map<string, string>();

function leanOf(code: string): string {
  let text = lean.get(code);
  if (text === undefined) {
    const { code: short, errors } = minifySync('inline.js', code, { module: false });
    if (errors.length > 0) throw new Error(`A script within a page cannot be read: ${errors[0]?.message}\n${code}`);
    text = short.trim();
    lean.set(code, text);
  }
  return text;
}

/** The page with each of its own scripts made small; modules, which the bundler made so, and data are left as they are. */
export const leanScripts = (html: string): string => mapScripts(html, leanOf);
