/** Groups browser modules into few files, because each request costs more than the bytes it could save. */
import { resolve } from 'node:path';

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };
/**
 * Chunk name and entry module ids: paths from the project folder, with a query for page scripts. within: only modules whose path
 * holds it.
 */
export type SharedChunk = readonly [name: string, entries: readonly string[], within?: string];

/** Returns ids of a module and all its static imports, transitively. */
function modulesOf(entry: string, context: Graph): Set<string> {
  const found = new Set([entry]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Modules that the store library re-exports and only islands use: no part of a page's script. */
const LEFT_OUT = /\/nanostores\/(?:deep-map|listen-keys|map)\//;
const REACT = /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//;
/** Small components of all pages, and those that show products: the back office needs only the former. */
const UI = /\/src\/components\/(?:catalogue\/Pagination|[^/]*)\.tsx$|\/lucide-react\//;
const CARDS = /\/src\/components\/.*\.tsx$/;
/** What checkout, the page of an order and the back office have shoppers choose from; no part of pages that show products. */
const CHOICES = /\/src\/components\/(?:checkout\/|delivery\/SlotPicker).*\.tsx$/;
/** Dialogs and menus, whose library many islands do not need; parts of the back office, which shoppers' files must not hold. */
const APART = /\/@base-ui\/|\/merchant\//;
const PART_MAX_BYTES = 8000;

/**
 * Returns groups for Rolldown's codeSplitting: one file per given chunk, React, and the small components that three islands or
 * more share. A module goes to the first group that wants it, with its imports.
 */
export function sharedCode(chunks: readonly SharedChunk[]) {
  const known = new Map<string, Set<string>>();
  const of = (entry: string, context: Graph) => {
    const found = known.get(entry) ?? modulesOf(entry, context);
    known.set(entry, found);
    return found;
  };
  const isApart = (id: string, context: Graph) => [...modulesOf(id, context)].some((one) => APART.test(one));
  const groups = [
    ...chunks.map(([name, paths, within = '']) => ({
      name: (id: string, context: Graph) =>
        id.includes(within) && !LEFT_OUT.test(id) && paths.some((path) => of(resolve(path), context).has(id))
          ? name
          : null,
    })),
    { name: (id: string) => (REACT.test(id) ? 'react' : null) },
    ...Object.entries({ ui: UI, choices: CHOICES, cards: CARDS }).map(([name, kind]) => ({
      name: (id: string, context: Graph) => (kind.test(id) && !isApart(id, context) ? name : null),
      minShareCount: 3,
      maxModuleSize: PART_MAX_BYTES,
    })),
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
