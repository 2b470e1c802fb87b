/** The rows that loaders load, shared by modules loaded by Node, by Vite and by the built renderer of pages. */
import type { Loader } from 'astro/loaders';
import type { Plugin } from 'vite';

export type Row = { readonly id: string; readonly data: Record<string, unknown> };
/** Rows by collection and id. Without empty collections, as Astro's store. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>;

const ROWS = 'aroha.rows';
const SHOWN = 'aroha.shown-rows';
const place = globalThis as unknown as Record<symbol, Map<string, Map<string, Row>> | undefined>;

function loading(): Map<string, Map<string, Row>> {
  place[Symbol.for(ROWS)] ??= new Map();
  return place[Symbol.for(ROWS)] as Map<string, Map<string, Row>>;
}

/** Returns the rows loaded so far, ordered as Astro's store orders them. */
export function loadedRows(): Rows {
  const inOrder = <T>(map: ReadonlyMap<string, T>) => new Map([...map].sort(([a], [b]) => a.localeCompare(b)));
  return new Map([...loading()].map(([name, rows]) => [name, inOrder(rows)]));
}

/** Sets what pages are rendered from. */
export function showRows(rows: Rows): void {
  place[Symbol.for(SHOWN)] = rows as Map<string, Map<string, Row>>;
}

/** Forgets all rows, when the last page is rendered. */
export function releaseRows(): void {
  place[Symbol.for(ROWS)] = undefined;
  place[Symbol.for(SHOWN)] = undefined;
}

/** Returns a loader that adds its rows to the loaded ones too. */
export function keepRows(name: string, loader: Loader): Loader {
  return {
    ...loader,
    load: (context) => {
      const rows = loading();
      const store = Object.create(context.store, {
        clear: {
          value: () => {
            rows.delete(name);
            context.store.clear();
          },
        },
        set: {
          value: (entry: Row) => {
            const all = rows.get(name) ?? new Map<string, Row>();
            rows.set(name, all.set(entry.id, entry));
            return context.store.set(entry);
          },
        },
      });
      return loader.load({ ...context, store });
    },
  };
}

/**
 * Pages of a build read the shown rows, in place of a module with all content: the renderer of pages then stays the same when
 * content changes, and bundling does not parse ten thousand products.
 */
export const contentModule: Plugin = {
  name: 'aroha-content-module',
  apply: 'build',
  load: {
    order: 'pre',
    filter: { id: /^\0astro:data-layer-content$/ },
    handler: () => ({
      code: `export default globalThis[Symbol.for(${JSON.stringify(SHOWN)})] ?? new Map()`,
      map: { mappings: '' },
    }),
  },
};
