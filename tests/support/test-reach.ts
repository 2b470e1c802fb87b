/** What test files reach by imports: decides which tests are quick, and which run without Vite. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { importsOf, isRelative, type Source, target } from './source.ts';

/** Returns all test files of vitest, with forward slashes. */
export const allTests = (): string[] =>
  globSync('tests/**/*.test.{ts,tsx}')
    .map((path) => path.split(sep).join('/'))
    .sort();

const readSource = (path: string): Source => ({ path, text: readFileSync(path, 'utf8') });

/** Returns what is sought in a file or in what it imports, or null. */
export type Find = (source: Source, imports: readonly string[]) => string | null;

/** Returns the first thing sought that a test file reaches by imports, or null. */
export type Reach = (path: string) => string | null;

/** Creates a reach that reads each file once. Types are not followed: Node removes their imports. */
export function createReach(find: Find, read: (path: string) => Source = readSource, exists = existsSync): Reach {
  const looked = new Map<string, { readonly files: readonly string[]; readonly found: string | null }>();
  const look = (path: string) => {
    const known = looked.get(path);
    if (known) return known;
    const source = read(path);
    const imports = importsOf(source).flatMap(({ from, typeOnly }) => (typeOnly ? [] : [from]));
    const files = imports
      .filter(isRelative)
      .map((from) => target(source, from))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && exists(file));
    const result = { files, found: find(source, imports) };
    looked.set(path, result);
    return result;
  };
  return (path) => {
    const queue = [path];
    const seen = new Set(queue);
    for (const file of queue) {
      const { files, found } = look(file);
      if (found) return found;
      for (const next of files) {
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    return null;
  };
}
