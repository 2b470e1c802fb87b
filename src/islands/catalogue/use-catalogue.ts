/** The address is the state: reads it, asks for what it says, writes it, and keeps the place on the page on the way back. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type CataloguePage, type CatalogueQuery, EMPTY_QUERY, readQuery, writeQuery } from '../../core/catalogue.ts';
import { readTitle, type ShopTab } from '../../core/link-state.ts';
import { type Listing, withPreset } from '../../core/listing.ts';
import { $catalogue, loadCatalogue, prefetchCatalogue } from '../../stores/catalogue.ts';

type Place = { readonly scrollY?: number };

function keepPlace(): void {
  history.replaceState({ ...history.state, scrollY: window.scrollY }, '');
}

/** Where the list begins, when the page has been scrolled past it. */
function toListTop(anchor: HTMLElement | null, always: boolean): void {
  const top = anchor?.getBoundingClientRect().top ?? 0;
  if (always || top < 0) window.scrollTo({ top: window.scrollY + top - 16, behavior: 'instant' });
}

export function useCatalogue(listing: Listing, built: CataloguePage | null) {
  const [asked, setAsked] = useState<CatalogueQuery>(EMPTY_QUERY);
  const [title, setTitle] = useState<ShopTab | null>(null);
  const live = useStore($catalogue, { ssr: 'initial' });
  const anchor = useRef<HTMLDivElement>(null);
  const returnTo = useRef<number | null>(null);

  function load(query: CatalogueQuery): void {
    setAsked(query);
    loadCatalogue(withPreset(query, listing.preset), built);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the listing of a page never changes.
  useEffect(() => {
    const read = () => {
      returnTo.current = (history.state as Place | null)?.scrollY ?? null;
      const params = new URLSearchParams(window.location.search);
      setTitle(readTitle(params));
      load(readQuery(params));
    };
    history.scrollRestoration = 'manual';
    read();
    window.addEventListener('popstate', read);
    window.addEventListener('pagehide', keepPlace);
    return () => {
      window.removeEventListener('popstate', read);
      window.removeEventListener('pagehide', keepPlace);
    };
  }, []);

  // Once the list of an earlier entry stands again, so does its place.
  useEffect(() => {
    if (live.state !== 'ready' || returnTo.current === null) return;
    window.scrollTo({ top: returnTo.current, behavior: 'instant' });
    returnTo.current = null;
  }, [live]);

  function hrefOf(query: CatalogueQuery): string {
    const params = writeQuery(query).toString();
    return params ? `${listing.path}?${params}` : listing.path;
  }

  /** Goes to a query: a new entry in the history. */
  function go(query: CatalogueQuery, toTop = false): void {
    keepPlace();
    setTitle(null);
    history.pushState({}, '', hrefOf(query));
    load(query);
    toListTop(anchor.current, toTop);
  }

  return {
    asked,
    /** What is asked for, the listing's own wishes included. */
    query: withPreset(asked, listing.preset),
    page: live.page ?? built,
    state: live.state,
    message: live.state === 'failed' ? live.message : '',
    /** What the link that led here calls the list. */
    title,
    anchor,
    go,
    prefetch: (query: CatalogueQuery) => prefetchCatalogue(withPreset(query, listing.preset)),
    hrefOf,
    retry: () => load(asked),
  };
}
