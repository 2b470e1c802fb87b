/** How many slides are in view at each width. */
import { DEVICE, SLIDER } from '../../core/shop/constants.ts';
import { cardsThatFit, deviceOf, type SliderLayout } from '../../core/shop/slider.ts';

/** Cards per view now. In a server's HTML, the value for phones. */
export function perViewOf(layout: SliderLayout, view: HTMLElement): number {
  if (!('card' in layout)) return layout[deviceOf(window.innerWidth)].slides;
  const row = view.firstElementChild?.clientWidth ?? view.clientWidth;
  return cardsThatFit(row, SLIDER.cardWidthPx[layout.card], layout.gapPx ?? SLIDER.gapPx);
}

/** Widths and gaps from the styles, as Swiper options. */
export function sizesOf(layout: SliderLayout) {
  // Swiper includes the cards' margins; the gap comes from the styles.
  if ('card' in layout) return { slidesPerView: 'auto' as const };
  const step = ({ gapPx, slides }: { gapPx: number; slides: number }) => ({
    slidesPerView: slides,
    spaceBetween: gapPx,
  });
  return {
    ...step(layout.mobile),
    breakpoints: { [DEVICE.mobilePx]: step(layout.tablet), [DEVICE.tabletPx]: step(layout.desktop) },
  };
}
