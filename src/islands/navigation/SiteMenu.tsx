/** Full-screen site menu with three featured products. */
import { Dialog, DialogClose } from '../../components/Dialog.tsx';
import { Picture } from '../../components/Picture.tsx';
import { priceText } from '../../core/product/product-texts.ts';
import { SHOP_NAME } from '../../core/shop/built-name.ts';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';
import { EXISTING_SITE_LINKS, productPath } from '../../core/shop/routes.ts';
import { closePanel } from '../../stores/panel.ts';
import { useFeatured } from './use-featured.ts';

export default function SiteMenu({ open }: { readonly open: boolean }) {
  const pieces = useFeatured(open);
  return (
    <Dialog
      open={open}
      onClose={() => closePanel('menu')}
      side="full"
      bare
      title={NAVIGATION_COPY.menu}
      closeLabel={NAVIGATION_COPY.close}
    >
      <div className="gutter flex h-18 shrink-0 items-center justify-between">
        <DialogClose label={NAVIGATION_COPY.close} className="-ml-3" />
        <p className="font-serif text-[2rem] leading-none tracking-[-0.02em]">{SHOP_NAME}</p>
        <span className="w-8" />
      </div>
      <div className="gutter grid min-h-0 flex-1 gap-x-6 gap-y-12 overflow-y-auto pt-[3vh] pb-12 lg:grid-cols-12">
        <nav aria-label={NAVIGATION_COPY.site} className="lg:col-span-6">
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
          <section aria-label={NAVIGATION_COPY.featuredPieces} className="self-end lg:col-span-5 lg:col-start-8">
            <p className="label text-paper/70">{NAVIGATION_COPY.featuredPieces}</p>
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
