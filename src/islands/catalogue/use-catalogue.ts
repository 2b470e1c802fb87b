/** Keeps query and URL in sync: reads the URL, loads its query, and writes changes back. */
import { useEffect, useRef, useState } from 'react';
import { type CataloguePage, type CatalogueQuery, EMPTY_QUERY } from '../../core/catalogue/catalogue.ts';
import { readTitle, type ShopTab } from '../../core/catalogue/link-state.ts';
import { type Listing, withPreset } from '../../core/catalogue/listing.ts';
import { readQuery, writeQuery } from '../../core/catalogue/query-address.ts';
import { $catalogue, IDLE, loadCatalogue, prefetchCatalogue } from '../../stores/catalogue.ts';
import { useDeferredStore } from '../use-deferred-store.ts';
import { storeScrollPosition, useScrollPosition } from './use-scroll-position.ts';

/** Scrolls to the top of the list when the page is scrolled past it. */
function toListTop(anchor: HTMLElement | null, always: boolean): void {
  const top = anchor?.getBoundingClientRect().top ?? 0;
  if (always || top < 0) window.scrollTo({ top: window.scrollY + top - 16, behavior: 'instant' });
}

export function useCatalogue(listing: Listing, built: CataloguePage | null) {
  const [asked, setAsked] = useState<CatalogueQuery>(EMPTY_QUERY);
  const [title, setTitle] = useState<ShopTab | null>(null);
  const live = useDeferredStore($catalogue, IDLE);
  const anchor = useRef<HTMLDivElement>(null);
  useScrollPosition(live.state === 'ready' ? live : null);

  function load(query: CatalogueQuery): void {
    setAsked(query);
    loadCatalogue(withPreset(query, listing.preset), built);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the listing of a page never changes.
  useEffect(() => {
    const read = () => {
      const params = new URLSearchParams(window.location.search);
      setTitle(readTitle(params));
      load(readQuery(params));
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  function hrefOf(query: CatalogueQuery): string {
    const params = writeQuery(query).toString();
    return params ? `${listing.path}?${params}` : listing.path;
  }

  /** Navigates to a query: adds a history entry. */
  function go(query: CatalogueQuery, toTop = false): void {
    storeScrollPosition();
    setTitle(null);
    history.pushState({}, '', hrefOf(query));
    load(query);
    toListTop(anchor.current, toTop);
  }

  return {
    asked,
    /** The query of the URL, also before the first effect has read it. */
    current: () => readQuery(new URLSearchParams(window.location.search)),
    /** The effective query, preset included. */
    query: withPreset(asked, listing.preset),
    page: live.page ?? built,
    state: live.state,
    message: live.state === 'failed' ? live.message : '',
    /** Title passed in the link. */
    title,
    anchor,
    go,
    prefetch: (query: CatalogueQuery) => prefetchCatalogue(withPreset(query, listing.preset)),
    hrefOf,
    retry: () => load(asked),
  };
}
