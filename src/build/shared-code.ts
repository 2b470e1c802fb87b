/** Which modules of the browser travel together: what every page's own script needs is one file, not one for each module. */
import { resolve } from 'node:path';

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };
/** Name of a chunk, and the id of the module it begins with: its path from the project's folder, with a query for scripts of pages. */
export type SharedChunk = readonly [name: string, entry: string];

/** Ids of the modules that a module imports at once, itself left out, deep. */
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

/** The groups of Rolldown's codeSplitting; what an earlier chunk has, a later one leaves to it. */
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
      name: (id: string, context: Graph) => (of(entry, context).has(id) ? name : null),
      priority: chunks.length - index,
    };
  });
}
