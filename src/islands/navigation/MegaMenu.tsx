/** Mega menu of a header item: columns of links, and up to six products. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Picture } from '../../components/Picture.tsx';
import { NAVIGATION } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import type { MenuColumn, MenuContent, MenuPicture } from '../../core/shop/navigation.ts';
import { $menu } from '../../stores/navigation.ts';
import { $panel } from '../../stores/panel.ts';

const NOTHING: MenuContent = { columns: [], showcase: [], featured: null };
const THUMBNAIL = '(min-width: 80rem) 11vw, 15vw';

function Column({ title, links, more }: MenuColumn & { readonly more: string }) {
  return (
    <div>
      <p className="label text-soot">{title}</p>
      <ul className="mt-3 text-small">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-8 items-center decoration-1 underline-offset-4 hover:underline">
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={more} aria-label={COPY.nav.viewMoreOf(title)} className="link mt-1 inline-flex min-h-8 items-center">
            {COPY.nav.viewMore}
          </a>
        </li>
      </ul>
    </div>
  );
}

function Showcase({ pieces }: { readonly pieces: readonly MenuPicture[] }) {
  if (pieces.length === 0) return <p className="text-small text-soot">{COPY.nav.noFeatured}</p>;
  return (
    <ul className="grid grid-cols-3 gap-x-4 gap-y-6 xl:grid-cols-6">
      {pieces.slice(0, NAVIGATION.showcaseMax).map(({ href, name, picture }, index) => (
        <li key={href} className={index > 2 ? 'hidden xl:block' : ''}>
          <a href={href} className="group block">
            <Picture
              picture={picture}
              sizes={THUMBNAIL}
              max={480}
              alt=""
              className="aspect-4/5"
              imgClassName="transition-transform duration-700 group-hover:scale-103"
            />
            <span className="mt-2 block text-caption decoration-1 underline-offset-4 group-hover:underline">
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export default function MegaMenu({ open }: { readonly open: boolean }) {
  const state = useStore($menu);
  const panel = useStore($panel);
  const [href, setHref] = useState('');
  const requested = panel?.startsWith('mega:') ? panel.slice('mega:'.length) : null;
  useEffect(() => {
    if (requested !== null) setHref(requested);
  }, [requested]);
  const place = document.querySelector('[data-mega]');
  if (!place || state.state !== 'ready') return null;
  const shown = requested ?? href;
  const item = state.menu.items.find((one) => one.href === shown);
  if (!item) return null;
  const { columns, showcase } = state.menu.content[shown] ?? NOTHING;
  return createPortal(
    <section aria-label={item.name} hidden={!open} className="mega gutter">
      <div key={shown} className="mega-inner grid gap-x-10 pt-8 pb-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div>
          <p className="font-serif text-heading">
            <a href={item.href} className="decoration-1 underline-offset-4 hover:underline">
              {item.name}
            </a>
          </p>
          <div className="mt-6 grid grid-cols-3 gap-6">
            {columns.map((column) => (
              <Column key={column.title} {...column} more={item.href} />
            ))}
          </div>
        </div>
        <Showcase pieces={showcase} />
      </div>
    </section>,
    place,
  );
}
