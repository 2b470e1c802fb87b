/** Category tabs and the products of the selected one. Shows the build's lists first, then the API's. */
import { useDeferredValue, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { ProductSlider, SliderSkeleton } from '../../components/product/ProductSlider.tsx';
import { LANDING_COPY } from '../../core/landing/copy.ts';
import type { BuiltLanding, CategoryTab } from '../../core/landing/landing.ts';
import { SLIDER } from '../../core/shop/constants.ts';
import { categoryPath } from '../../core/shop/routes.ts';
import type { SliderLayout } from '../../core/shop/slider.ts';
import { $categories, $categoryProducts, loadCategories, loadCategoryProducts } from '../../stores/landing.ts';
import { useDeferredStore } from '../use-deferred-store.ts';
import { useHydrated } from '../use-hydrated.ts';
import { CategoryTabs } from './CategoryTabs.tsx';

const words = LANDING_COPY.categories;
const { mobile, tablet, desktop } = SLIDER.categoryGapPx;
const { home } = SLIDER;
const LAYOUT: SliderLayout = {
  mobile: { gapPx: mobile, slides: home.mobile.slides },
  tablet: { gapPx: tablet, slides: home.tablet.slides },
  desktop: { gapPx: desktop, slides: home.desktop.slides },
};

type Props = {
  /** null: the API was not reachable at build time. */
  readonly built: readonly CategoryTab[] | null;
  readonly first: BuiltLanding['first'];
};

export function CategoryBrowser({ built, first }: Props) {
  const live = useDeferredStore($categories, null);
  const shelves = useDeferredStore($categoryProducts, {});
  const [wish, setWish] = useState<string | null>(null);
  const categories = live?.state === 'ready' ? live.data : built;
  const id = (categories?.find((one) => one.id === wish) ?? categories?.[0])?.id;
  // A pressed tab shows it before its products are rendered.
  const shown = useDeferredValue(id);
  const chosen = categories?.find((one) => one.id === shown) ?? categories?.[0];
  const root = useHydrated<HTMLDivElement>();

  useEffect(() => {
    loadCategories();
  }, []);
  useEffect(() => {
    if (id) loadCategoryProducts(id);
  }, [id]);

  if (!categories) {
    if (live?.state !== 'failed')
      return (
        <p ref={root} className="py-24 font-serif text-name text-soot">
          {words.loading}
        </p>
      );
    return (
      <Empty title={words.failed} className="border-0!">
        <Button onClick={loadCategories}>{words.retry}</Button>
      </Empty>
    );
  }
  if (!chosen) return <Empty title={words.none} className="border-0!" />;

  const shelf = shelves[chosen.id];
  const known = shelf?.state === 'ready' ? shelf.data : chosen.id === first?.id ? first.products : null;
  // A failed list is shown as empty.
  const products = known ?? (shelf?.state === 'failed' ? [] : null);
  return (
    <>
      <CategoryTabs categories={categories} chosen={id ?? chosen.id} onChoose={setWish} />
      <div
        ref={root}
        id="category-panel"
        role="tabpanel"
        aria-labelledby={`tab-${chosen.id}`}
        tabIndex={-1}
        className="mt-5 outline-none md:mt-6"
      >
        {products ? (
          <ProductSlider
            key={chosen.id}
            label={words.products(chosen.name)}
            products={products}
            layout={LAYOUT}
            empty={
              products.length === 0 && (
                <Empty title={words.empty(chosen.name)} hint={words.emptyHint} className="min-h-80 border-0!" />
              )
            }
          />
        ) : (
          <SliderSkeleton layout={LAYOUT} />
        )}
      </div>
      <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <span className="text-soot">{chosen.line}</span>
        <ButtonLink
          kind="quiet"
          href={categoryPath(chosen.slug)}
          aria-label={`${words.explore}: ${chosen.name}`}
          className="min-h-8! font-medium"
          onClick={() => history.replaceState({ ...history.state, chosen: chosen.id }, '')}
        >
          {words.explore}
        </ButtonLink>
      </p>
    </>
  );
}
