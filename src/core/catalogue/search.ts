/** Search: query normalisation, typo tolerance, and the reader of responses. */

import type { Product } from '../product/product.ts';
import { readProduct } from '../product/reader.ts';
import { asObject, ignore, type Report, readList } from '../shop/read.ts';
import { type Category, readCategory } from './category.ts';
import { SEARCH } from './constants.ts';

export type SearchResult = { readonly products: readonly Product[]; readonly categories: readonly Category[] };

/** Lower case without accents: 'Décor' becomes 'decor'. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o');
}

/**
 * Normalises a query: trimmed, white space collapsed, at most SEARCH.maxLength characters. For '' no request is made.
 */
export function cleanQuery(query: string): string {
  return Array.from(query.replace(/\s+/g, ' ').trim()).slice(0, SEARCH.maxLength).join('').trim();
}

/** Folded words of a query; only letters and digits, so that no character has a meaning in SQL. */
export function searchWords(query: string): string[] {
  const words = fold(cleanQuery(query)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, SEARCH.maxWords);
}

/** Edit distance with transpositions; stops early and returns max + 1 when it exceeds max. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    if (Math.min(...row) > max) return max + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, max + 1);
}

/** Number of typos tolerated in a word of this length. */
export function typosAllowed(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Reads {products, categories}, bare or under data. Returns null without either list. */
export function readSearch(body: unknown, report: Report = ignore): SearchResult | null {
  const outer = asObject(body);
  const inner = asObject(outer?.data) ?? outer;
  if (!inner || !(Array.isArray(inner.products) || Array.isArray(inner.categories))) return null;
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  return {
    products: readList(list(inner.products), 'products', readProduct, report),
    categories: readList(list(inner.categories), 'categories', (item) => readCategory(item, report), report),
  };
}
