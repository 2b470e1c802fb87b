/** Slider of product cards, with skeletons while loading. */
import { memo, type ReactNode } from 'react';
import { HALF_PHONE } from '../../core/images/constants.ts';
import { HOME_SKELETON } from '../../core/landing/constants.ts';
import { LANDING_COPY } from '../../core/landing/copy.ts';
import type { Product } from '../../core/product/product.ts';
import type { SliderLayout } from '../../core/shop/slider.ts';
import { CardSkeleton } from '../Skeleton.tsx';
import { Slider } from '../slider/Slider.tsx';
import { sliderStyle } from '../slider/slider-style.ts';
import { ProductCard } from './ProductCard.tsx';

const SIZES = `(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, ${HALF_PHONE}`;

type Props = {
  readonly label: string;
  readonly products: readonly Product[];
  readonly layout: SliderLayout;
  readonly empty?: ReactNode;
};

/** Not rendered anew with the tabs above it. */
export const ProductSlider = memo(function ProductSlider({ label, products, layout, empty }: Props) {
  return (
    <Slider label={label} layout={layout} empty={empty}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} sizes={SIZES} />
      ))}
    </Slider>
  );
});

/** Hides cards beyond a smaller screen's number: 4, 6 and 8 in 2, 3 and 4 columns. */
function fromDevice(place: number): string {
  if (place < HOME_SKELETON.mobile.cards) return '';
  return place < HOME_SKELETON.tablet.cards ? 'hidden md:block' : 'hidden lg:block';
}

export function SliderSkeleton({ layout }: { readonly layout: SliderLayout }) {
  return (
    <div className="slider" style={sliderStyle(layout)}>
      <div
        className="slider-skeleton grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 lg:gap-5"
        role="status"
      >
        <span className="sr-only">{LANDING_COPY.collection.loading}</span>
        {Array.from({ length: HOME_SKELETON.desktop.cards }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without names.
          <div key={place} className={fromDevice(place)}>
            <CardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
