/** Product page of a product that the browser has loaded. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { Html } from '../../components/Html.tsx';
import { FitDrawing } from '../../components/product/FitDrawing.tsx';
import { Gallery } from '../../components/product/Gallery.tsx';
import { ProductFacts } from '../../components/product/ProductFacts.tsx';
import { ProductHeading } from '../../components/product/ProductHeading.tsx';
import { RoomView } from '../../components/product/RoomView.tsx';
import { SellerLine } from '../../components/product/SellerLine.tsx';
import { productCrumbs } from '../../core/product/breadcrumbs.ts';
import { pieceOf } from '../../core/product/fit.ts';
import { FIT_COPY } from '../../core/product/fit-copy.ts';
import { galleryOf, type Product } from '../../core/product/product.ts';
import { REVIEW_FORM_COPY } from '../../core/product/review-form-copy.ts';
import { SHOP_NAME } from '../../core/shop/built-name.ts';
import { titleOf } from '../../core/shop/routes.ts';
import { withShop } from '../../core/shop/shop-name.ts';
import type { Seller } from '../../core/shop/site.ts';
import { sanitise } from '../sanitise.ts';
import { BuyBox } from './BuyBox.tsx';
import { Reviews } from './Reviews.tsx';
import { SpaceForm } from './SpaceForm.tsx';
import { Zoom } from './Zoom.tsx';

/** Most products have no options. */
const LoadedOffer = lazy(async () => ({ default: (await import('./configuration/LoadedOffer.tsx')).LoadedOffer }));

type Props = { readonly product: Product; readonly seller: Seller };

export function LoadedProduct({ product, seller }: Props) {
  const [description, setDescription] = useState('');
  const piece = pieceOf(product);
  useEffect(() => {
    document.title = withShop(titleOf(product.name), SHOP_NAME);
    sanitise(product.description).then(setDescription);
  }, [product]);
  return (
    <>
      <Breadcrumb crumbs={productCrumbs(product)} />
      <div className="product-columns mt-5">
        <div>
          <Gallery pictures={galleryOf(product)} />
        </div>
        <div className="flex flex-col gap-7">
          <ProductHeading product={product} />
          <BuyBox product={product} seller={seller} />
          {product.configuration && (
            <Suspense>
              <LoadedOffer product={product} town={seller.town} />
            </Suspense>
          )}
          <SellerLine seller={seller} />
          <ProductFacts
            product={{ ...product, description: '' }}
            description={description && <Html html={description} />}
          />
        </div>
      </div>
      {piece && (
        <section aria-labelledby="fit" className="mt-16 border-t pt-10">
          <h2 id="fit" className="font-serif text-name">
            {FIT_COPY.title}
          </h2>
          <div className="mt-8 grid gap-x-6 gap-y-10 lg:grid-cols-12">
            <div className="lg:col-span-7">
              <FitDrawing product={product} />
            </div>
            <div className="flex flex-col gap-10 lg:col-span-4 lg:col-start-9">
              <SpaceForm piece={piece} />
              <RoomView
                path={product.model ?? null}
                name={product.name}
                choices={product.configuration ? product.slug : undefined}
              />
            </div>
          </div>
        </section>
      )}
      <section aria-labelledby="reviews-title" className="mt-16 border-t pt-10">
        <h2 id="reviews-title" className="font-serif text-name">
          {REVIEW_FORM_COPY.title}
        </h2>
        <Reviews product={product} built={null} />
      </section>
      <Zoom pictures={galleryOf(product)} />
    </>
  );
}
