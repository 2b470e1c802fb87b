/** 'Our Collection': three tabs with a row of products each, and a link to all of them. */
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { ProductSlider, SliderSkeleton } from '../../components/product/ProductSlider.tsx';
import { LANDING_COPY } from '../../core/landing/copy.ts';
import { shopPath, TABS, type TabId } from '../../core/landing/landing.ts';
import type { Product } from '../../core/product/product.ts';
import { SLIDER } from '../../core/shop/constants.ts';
import { $tabs, loadTab } from '../../stores/landing.ts';
import { useDeferredStore } from '../use-deferred-store.ts';
import { useHydrated } from '../use-hydrated.ts';

const words = LANDING_COPY.collection;
const EMPTY = <Empty title={words.empty} hint={words.emptyHint} className="min-h-80 border-0!" />;

type Props = {
  /** The first tab's products at build time; null: the API was not reachable. */
  readonly built: readonly Product[] | null;
};

export function HomeTabs({ built }: Props) {
  const tabs = useDeferredStore($tabs, {});
  const [id, setId] = useState<TabId>(TABS[0].id);
  // A pressed tab shows it before its products are rendered.
  const shown = useDeferredValue(id);
  const tab = TABS.find((one) => one.id === shown) ?? TABS[0];

  useEffect(() => {
    loadTab(id);
  }, [id]);
  const root = useHydrated<HTMLDivElement>();

  const live = tabs[shown];
  const known = live?.state === 'ready' ? live.data : shown === TABS[0].id ? built : null;
  const products = known ?? (live?.state === 'failed' ? [] : null);

  function onKey(event: KeyboardEvent<HTMLElement>): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const place = TABS.findIndex((one) => one.id === id);
    const next = TABS[(place + step + TABS.length) % TABS.length] ?? tab;
    setId(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#home-${next.id}`)?.focus();
  }

  return (
    <>
      <div
        ref={root}
        role="tablist"
        aria-label={words.title}
        onKeyDown={onKey}
        className="mt-3 flex justify-center gap-7 md:gap-10"
      >
        {TABS.map(({ id: one, name }) => (
          <button
            key={one}
            id={`home-${one}`}
            type="button"
            role="tab"
            aria-selected={one === id}
            aria-controls="home-panel"
            tabIndex={one === id ? 0 : -1}
            onClick={() => setId(one)}
            className="min-h-11 border-b border-transparent text-small whitespace-nowrap text-soot transition-colors hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      <div id="home-panel" role="tabpanel" aria-labelledby={`home-${shown}`} className="mt-5">
        {products ? (
          <ProductSlider key={shown} label={tab.name} products={products} layout={SLIDER.home} empty={EMPTY} />
        ) : (
          <SliderSkeleton layout={SLIDER.home} />
        )}
      </div>
      <p className="mt-5 flex justify-center">
        <ButtonLink kind="outline" href={shopPath(tab)}>
          {words.explore}
        </ButtonLink>
      </p>
    </>
  );
}
