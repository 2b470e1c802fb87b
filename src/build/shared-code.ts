/** Groups browser modules into chunks: what every page's script needs becomes one file. */
import { resolve } from 'node:path';

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };
/** Chunk name and entry module id: its path from the project folder, with a query for page scripts. */
export type SharedChunk = readonly [name: string, entry: string];

/** Returns ids of all static imports of a module, transitively, without itself. */
function importsOf(entry: string, context: Graph): Set<string> {
  const found = new Set<string>();
  const queue = [entry];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return found;
}

/** Modules that the store library re-exports and only islands use: no part of a page's script. */
const LEFT_OUT = /\/nanostores\/(?:deep-map|listen-keys|map)\//;

/** Returns groups for Rolldown's codeSplitting; modules of an earlier chunk are left out of later ones. */
export function sharedCode(chunks: readonly SharedChunk[]) {
  const known = new Map<string, Set<string>>();
  const of = (entry: string, context: Graph) => {
    const found = known.get(entry) ?? importsOf(entry, context);
    known.set(entry, found);
    return found;
  };
  return chunks.map(([name, path], index) => {
    const entry = resolve(path);
    return {
      name: (id: string, context: Graph) => (of(entry, context).has(id) && !LEFT_OUT.test(id) ? name : null),
      priority: chunks.length - index,
    };
  });
}
