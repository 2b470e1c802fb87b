/** The query of the product list, in the page's address and in requests. Pure. */
import { PRODUCT_STATES, type ProductState } from '../product/state.ts';

export type ListQuery = {
  readonly q: string;
  readonly state: ProductState | '';
  /** Slug; '' for all. */
  readonly category: string;
  readonly page: number;
};

export function readListQuery(search: string): ListQuery {
  const given = new URLSearchParams(search);
  const state = PRODUCT_STATES.find((one) => one === given.get('state')) ?? '';
  const page = Math.max(1, Math.floor(Number(given.get('page'))) || 1);
  return { q: given.get('q') ?? '', state, category: given.get('category') ?? '', page };
}

/** '' or '?state=draft&page=2': what differs from the whole list. */
export function listSearch({ q, state, category, page }: ListQuery): string {
  const parts = Object.entries({ q: q.trim(), state, category, page: page > 1 ? String(page) : '' });
  const search = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString();
  return search && `?${search}`;
}
