/** Source files and their imports, for architecture tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** path is relative to the repository, with forward slashes. */
export type Source = { readonly path: string; readonly text: string };
export type Import = { readonly from: string; readonly typeOnly: boolean };

const CODE = /\.(ts|tsx|astro|mjs)$/;
const STATEMENT = /(?:^|[\n;])\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\bfrom\s*)?['"]([^'"\n]+)['"]/g;
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

export function readSources(root = 'src'): Source[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}

/** Returns the source without comments. */
export function code({ text }: Source): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(,])\/\/[^\n]*/g, '$1');
}

/** Without the bundler's query for styles as a file or as text. */
const fileOf = (from: string) => from.replace(/\.css\?(url|inline)$/, '.css');

export function importsOf(source: Source): Import[] {
  const text = code(source);
  const statements = [...text.matchAll(STATEMENT)].map(([, type, from]) => ({
    from: fileOf(from as string),
    typeOnly: Boolean(type),
  }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, from]) => ({ from: fileOf(from as string), typeOnly: false }));
  return [...statements, ...dynamic];
}

export const isRelative = (from: string) => from.startsWith('.');

/** Resolves a relative import. */
export function target(source: Source, from: string): string {
  return posix.join(posix.dirname(source.path), from);
}

/** Returns 'core', 'api' …; for files directly under src, the file name. */
export const folderOf = (path: string) => path.split('/')[1] ?? '';
