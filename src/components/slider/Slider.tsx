/** Slider: a scroll-snap row, enhanced by Swiper once it has loaded. */
import './slider.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { clampIndex, lastIndex, type SliderLayout } from '../../core/shop/slider.ts';
import { SLIDER_COPY } from '../../core/shop/slider-copy.ts';
import { Empty } from '../Empty.tsx';
import { Icon } from '../Icon.tsx';
import { sliderStyle } from './slider-style.ts';
import { useSlider } from './use-slider.ts';

type Props = {
  /** Accessible name. */
  readonly label: string;
  readonly layout: SliderLayout;
  /** Advances automatically and wraps around. */
  readonly auto?: boolean;
  /** Rendered when there are no cards. */
  readonly empty?: ReactNode;
  readonly children: ReactNode;
};

export function Slider({ label, layout, auto = false, empty, children }: Props) {
  const cards = Children.toArray(children);
  const { view, index, perView, go } = useSlider(layout, cards.length, auto);
  const last = lastIndex(cards.length, perView);
  if (cards.length === 0) return empty ?? <Empty title={SLIDER_COPY.empty} hint={SLIDER_COPY.emptyHint} />;

  function onKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(clampIndex(index + step, last));
  }

  const arrow = (step: -1 | 1) => (
    <button
      type="button"
      className="slider-arrow"
      aria-label={step < 0 ? SLIDER_COPY.previous : SLIDER_COPY.next}
      aria-disabled={step < 0 ? index <= 0 : index >= last}
      onClick={() => go(clampIndex(index + step, last))}
    >
      <Icon of={step < 0 ? ChevronLeft : ChevronRight} />
    </button>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="slider"
      data-card={'card' in layout ? '' : undefined}
      data-whole={'card' in layout || cards.length > layout.desktop.slides ? undefined : ''}
      style={sliderStyle(layout)}
      onKeyDown={onKey}
    >
      {arrow(-1)}
      <div ref={view} className="slider-view">
        <ul className="slider-row">
          {cards.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row; the cards within carry keys of their own.
            <li key={place} className="slider-card">
              {card}
            </li>
          ))}
        </ul>
      </div>
      {arrow(1)}
      {last > 0 && (
        <div className="slider-dots">
          {Array.from({ length: last + 1 }, (_, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are their places.
              key={place}
              type="button"
              className="slider-dot"
              aria-label={SLIDER_COPY.goTo(place + 1, last + 1)}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => go(place)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
