/** Brand, name, sizes and short description. */

import { FIT_COPY } from '../../core/product/fit-copy.ts';
import type { Product } from '../../core/product/product.ts';
import { Heart } from './Heart.tsx';
import { Rating } from './Rating.tsx';

export function ProductHeading({ product }: { readonly product: Product }) {
  const { dimensions: sizes } = product;
  return (
    <header>
      <Heart product={product} className="relative float-right -mt-3 -mr-2.5 ml-3" />
      {product.brand && <p className="label text-soot">{product.brand}</p>}
      <h1 className="mt-3 font-serif text-name">{product.name}</h1>
      {sizes && (
        <p className="mt-2.5 text-small tabular-nums">
          {/* The drawing further down the page. */}
          <a href="#fit" className="link inline-block py-0.5">
            {FIT_COPY.sizes(sizes.width, sizes.depth, sizes.height)}
            <span className="sr-only">{FIT_COPY.toScale}</span>
          </a>
        </p>
      )}
      {product.short && <p className="mt-3 text-soot">{product.short}</p>}
      <Rating product={product} className="mt-3" />
    </header>
  );
}
