/** Full-screen site menu with three featured products. */
import { useEffect, useState } from 'react';
import { Dialog, DialogClose } from '../../components/Dialog.tsx';
import { Picture } from '../../components/Picture.tsx';
import { EMPTY_QUERY } from '../../core/catalogue/catalogue.ts';
import type { Product } from '../../core/product/product.ts';
import { priceText } from '../../core/product/product-texts.ts';
import { SHOP_NAME } from '../../core/shop/built-name.ts';
import { NAVIGATION } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ENDPOINTS } from '../../core/shop/endpoints.ts';
import { EXISTING_SITE_LINKS, productPath } from '../../core/shop/routes.ts';
import { client } from '../../stores/client.ts';
import { closePanel } from '../../stores/panel.ts';

const QUERY = { ...EMPTY_QUERY, featured: true, pageSize: NAVIGATION.featuredProducts };

/** Loaded in the background; the menu works without them. */
function useFeatured(open: boolean): readonly Product[] {
  const [pieces, setPieces] = useState<readonly Product[]>([]);
  useEffect(() => {
    if (!open) return;
    const request = new AbortController();
    const query = { featured: 'true', pageSize: String(QUERY.pageSize) };
    client(ENDPOINTS.products, { query, input: QUERY, signal: request.signal })
      .then(({ items }) => setPieces(items.slice(0, NAVIGATION.featuredProducts)))
      .catch((error) => !request.signal.aborted && console.warn(error));
    return () => request.abort();
  }, [open]);
  return pieces;
}

export default function SiteMenu({ open }: { readonly open: boolean }) {
  const pieces = useFeatured(open);
  return (
    <Dialog
      open={open}
      onClose={() => closePanel('menu')}
      side="full"
      bare
      title={COPY.nav.menu}
      closeLabel={COPY.nav.close}
    >
      <div className="gutter flex h-18 shrink-0 items-center justify-between">
        <DialogClose label={COPY.nav.close} className="-ml-3" />
        <p className="font-serif text-[2rem] leading-none tracking-[-0.02em]">{SHOP_NAME}</p>
        <span className="w-8" />
      </div>
      <div className="gutter grid min-h-0 flex-1 gap-x-6 gap-y-12 overflow-y-auto pt-[3vh] pb-12 lg:grid-cols-12">
        <nav aria-label={COPY.nav.site} className="lg:col-span-6">
          <ul>
            {EXISTING_SITE_LINKS.map(({ name, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === window.location.pathname ? 'page' : undefined}
                  className="site-link inline-block py-1 font-serif text-title transition-opacity"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {pieces.length > 0 && (
          <section aria-label={COPY.nav.featuredPieces} className="self-end lg:col-span-5 lg:col-start-8">
            <p className="label text-paper/70">{COPY.nav.featuredPieces}</p>
            <ul className="mt-4 grid grid-cols-3 gap-4">
              {pieces.map((piece) => (
                <li key={piece.slug}>
                  <a href={productPath(piece.slug)} className="group block">
                    {piece.pictures[0] && (
                      <Picture
                        picture={piece.pictures[0]}
                        sizes="(min-width: 64rem) 16vw, 30vw"
                        max={640}
                        alt=""
                        className="aspect-4/5"
                      />
                    )}
                    <span className="mt-3 block text-small decoration-1 underline-offset-4 group-hover:underline">
                      {piece.name}
                    </span>
                    <span className="block text-caption text-paper/75 tabular-nums">{priceText(piece.price)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
