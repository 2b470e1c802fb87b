/** Which modules of the browser travel together: what every page's own script needs is one file, not one for each module. */
import { fileURLToPath } from 'node:url';

const source = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** Chunks by name, and the module each begins with; what an earlier one has, a later one leaves to it. */
const CHUNKS = [
  ['shell', `${source('layouts/Page.astro')}?astro&type=script&index=0&lang.ts`],
  ['pieces', source('islands/shell/pieces.ts')],
];

/** Ids of the modules that a module imports at once, itself left out, deep. */
function importsOf(entry, context) {
  const found = new Set();
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

/** The groups of Rolldown's codeSplitting. */
export function sharedCode() {
  const known = new Map();
  const of = (entry, context) => {
    if (!known.has(entry)) known.set(entry, importsOf(entry, context));
    return known.get(entry);
  };
  return CHUNKS.map(([name, entry], index) => ({
    name: (id, context) => (of(entry, context).has(id) ? name : null),
    priority: CHUNKS.length - index,
  }));
}
