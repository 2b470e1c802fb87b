/** Hands a row over to Swiper once it has loaded; until then, and without it, the row scrolls natively. */
import { useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { SLIDER } from '../../core/shop/constants.ts';
import { indexAt, nextAutoIndex, type SliderLayout } from '../../core/shop/slider.ts';
import { perViewOf, sizesOf } from './slider-sizes.ts';

const SPEED_MS = 500;

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Native scroll position in cards; resets the row for Swiper. */
function takeOver(view: HTMLElement): number {
  const card = view.querySelector<HTMLElement>('.slider-card');
  const style = card && getComputedStyle(card);
  const index = indexAt(view.scrollLeft, card?.clientWidth ?? 0, Number.parseFloat(style?.marginInlineEnd ?? '0'));
  view.scrollLeft = 0;
  view.dataset.swiper = '';
  return index;
}

export function useSlider(layout: SliderLayout, items: number, auto: boolean) {
  const view = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [index, setIndex] = useState(0);
  const [perView, setPerView] = useState('card' in layout ? 1 : layout.mobile.slides);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout of a slider never changes.
  useEffect(() => {
    const element = view.current;
    if (!element || items === 0) return;
    let over = false;
    const measure = () => setPerView(perViewOf(layout, element));
    measure();
    import('swiper').then(
      ({ Swiper: Engine }) => {
        if (over) return;
        swiper.current = new Engine(element, {
          wrapperClass: 'slider-row',
          slideClass: 'slider-card',
          ...sizesOf(layout),
          initialSlide: takeOver(element),
          speed: calm() ? 0 : SPEED_MS,
          // A drag counts from a fifth of a card, regardless of its speed.
          longSwipesRatio: SLIDER.dragThresholdRatio,
          longSwipesMs: 0,
          on: {
            init: ({ activeIndex }) => setIndex(activeIndex),
            slideChange: ({ activeIndex }) => setIndex(activeIndex),
            resize: measure,
          },
        });
      },
      (error) => console.warn(error),
    );
    return () => {
      over = true;
      swiper.current?.destroy(true, true);
      swiper.current = null;
      delete element.dataset.swiper;
    };
  }, [items]);

  function go(to: number): void {
    const element = view.current;
    if (swiper.current) swiper.current.slideTo(to);
    else {
      const card = element?.querySelectorAll<HTMLElement>('.slider-card')[to];
      const start = element?.querySelector<HTMLElement>('.slider-card');
      if (card && start) element?.scrollTo({ left: card.offsetLeft - start.offsetLeft });
    }
  }

  // Follows keyboard focus along the cards.
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const follow = (event: FocusEvent) => {
      const cards = [...element.querySelectorAll('.slider-card')];
      const at = cards.findIndex((card) => event.target instanceof Node && card.contains(event.target));
      if (!swiper.current || at < 0) return;
      element.scrollLeft = 0;
      const shown = swiper.current.activeIndex;
      if (at < shown) swiper.current.slideTo(at);
      else if (at >= shown + perView) swiper.current.slideTo(at - perView + 1);
    };
    element.addEventListener('focusin', follow);
    return () => element.removeEventListener('focusin', follow);
  }, [perView]);

  useEffect(() => {
    if (!auto || calm()) return;
    const timer = setInterval(() => {
      const element = view.current;
      const used = element?.matches(':hover, :focus-within') || document.hidden;
      const { current } = swiper;
      if (!used && current) current.slideTo(nextAutoIndex(current.activeIndex, Math.max(0, items - perView)));
    }, SLIDER.autoSlideMs);
    return () => clearInterval(timer);
  }, [auto, items, perView]);

  return { view, index, perView, go };
}
