/** The index of the journal's texts, loaded with the first search. */
import { TEXT_SEARCH } from '../../core/editorial/constants.ts';
import { trustOurScripts } from '../trust.ts';

type Part = {
  readonly url: string;
  readonly title: string;
  readonly plain_excerpt: string;
  readonly locations: readonly number[];
};

export type Found = Part & { readonly meta: { readonly title?: string }; readonly sub_results: readonly Part[] };

type Pagefind = {
  readonly options: (options: object) => Promise<void>;
  readonly debouncedSearch: (
    words: string,
    options: object,
    waitMs: number,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<Found> }[] } | null>;
};

const INDEX = '/pagefind/pagefind.js';

let loading: Promise<Pagefind> | null = null;

export function load(): Promise<Pagefind> {
  trustOurScripts();
  loading ??= (import(/* @vite-ignore */ INDEX) as Promise<Pagefind>).then(async (index) => {
    await index.options({ excerptLength: TEXT_SEARCH.excerptWords });
    return index;
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
