/** Filters the columns by a query, as a whole and with one filter group ignored. */
import { LRUCache } from 'lru-cache';
import type { CatalogueQuery } from '../../../../core/catalogue/catalogue.ts';
import { type Group, type Rule, rulesOf } from '../rules.ts';
import { type Bitset, fullBitset, intersect } from './bitset.ts';
import type { Columns } from './columns.ts';
import { rowsBetween, rowsWith, rowsWithOne } from './inverted-index.ts';

export type FilteredRows = {
  /** Rows that pass all filters. */
  readonly whole: Bitset;
  /** Rows that pass all filters except those of one group. */
  readonly without: (group: Group) => Bitset;
};

function readRows(columns: Columns, rule: Rule): Bitset {
  if (rule.kind === 'flags') return rowsWithOne(columns.flags, (value) => (value & rule.bits) === rule.bits);
  if (rule.kind === 'between') return rowsBetween(columns[rule.field], rule.low ?? -Infinity, rule.high ?? Infinity);
  const wanted = new Set(rule.field === 'category' ? idsOfCategories(columns, rule.values) : rule.values);
  return rowsWith(columns[rule.field], columns.ids.length, (value) => wanted.has(value));
}

/** Rows of rules that many queries have, such as what is in stock: 4 MB of a million products. */
const MOST_KEPT = 32;
const kept = new WeakMap<Columns, LRUCache<string, Bitset>>();

/** Returns the rows of a rule, which are shared: callers change a copy. Ranges are rarely asked for twice. */
function rowsOf(columns: Columns, rule: Rule): Bitset {
  if (rule.kind === 'between') return readRows(columns, rule);
  const cache = kept.get(columns) ?? new LRUCache({ max: MOST_KEPT });
  kept.set(columns, cache);
  const key = JSON.stringify(rule);
  const rows = cache.get(key) ?? readRows(columns, rule);
  cache.set(key, rows);
  return rows;
}

/** A category may be named by id, slug or name. */
function idsOfCategories({ categories }: Columns, names: readonly string[]): string[] {
  return categories
    .filter(({ id, slug, name }) => names.some((one) => one === id || one === slug || one === name))
    .map(({ id }) => id);
}

/** Returns the matching rows of each group with a selection. */
function rowsByGroup(columns: Columns, query: CatalogueQuery): Map<Group, Bitset> {
  const chosen = new Map<Group, Bitset>();
  for (const rule of rulesOf(query)) {
    const rows = rowsOf(columns, rule);
    const known = chosen.get(rule.group);
    chosen.set(rule.group, known ? intersect(known.slice(), rows) : rows);
  }
  return chosen;
}

/** found: rows that match the query's search words, if it has any. */
export function filterRows(columns: Columns, query: CatalogueQuery, found: Bitset | null): FilteredRows {
  const size = columns.ids.length;
  const { collection } = query;
  const chosen = rowsByGroup(columns, query);
  const list = found?.slice() ?? fullBitset(size);
  if (collection !== null)
    intersect(
      list,
      rowsWith(columns.collections, size, (value) => value === collection),
    );
  const common = (but: Group | null) => {
    const bits = list.slice();
    for (const [group, rows] of chosen) if (group !== but) intersect(bits, rows);
    return bits;
  };
  const whole = common(null);
  const known = new Map<Group, Bitset>();
  const without = (group: Group) => {
    const bits = known.get(group) ?? (chosen.has(group) ? common(group) : whole);
    known.set(group, bits);
    return bits;
  };
  return { whole, without };
}
