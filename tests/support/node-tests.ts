/** The tests that Node runs as they are; the others need what only Vite replaces. */
import { createReach, type Find } from './test-reach.ts';

/** Values that Vite inserts. */
const INSERTED = /import\.meta\.(env|glob)|\bdeclare const __/;
/** Modules that only Vite loads. */
const LOADED = /^(astro:|virtual:)|\?(raw|url)$|\.(astro|css)$/;

/** Finds what Node cannot run: JSX, values that Vite inserts, modules that only Vite loads. */
export const findVite: Find = ({ path, text }, imports) =>
  path.endsWith('.tsx') || INSERTED.test(text) ? path : (imports.find((from) => LOADED.test(from)) ?? null);

/** Divides test files by what runs them. */
export function byRunner(files: readonly string[]): { readonly node: string[]; readonly vite: string[] } {
  const reach = createReach(findVite);
  const node = files.filter((path) => reach(path) === null);
  return { node, vite: files.filter((path) => !node.includes(path)) };
}
