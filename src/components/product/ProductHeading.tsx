/** Brand, name and short description. */
import type { Product } from '../../core/product/product.ts';
import { Heart } from './Heart.tsx';
import { Rating } from './Rating.tsx';

export function ProductHeading({ product }: { readonly product: Product }) {
  return (
    <header>
      <Heart product={product} className="relative float-right -mt-3 -mr-2.5 ml-3" />
      {product.brand && <p className="label text-soot">{product.brand}</p>}
      <h1 className="mt-3 font-serif text-name">{product.name}</h1>
      {product.short && <p className="mt-4 text-soot">{product.short}</p>}
      <Rating product={product} className="mt-3" />
    </header>
  );
}
