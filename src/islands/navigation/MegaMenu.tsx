/** Mega menu of a header item: columns of links, and up to six products. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuContent } from '../../core/shop/navigation.ts';
import { $menu } from '../../stores/navigation.ts';
import { $panel } from '../../stores/panel.ts';
import { MegaColumn } from './MegaColumn.tsx';
import { MegaShowcase } from './MegaShowcase.tsx';

const NOTHING: MenuContent = { columns: [], showcase: [], featured: null };

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
              <MegaColumn key={column.title} {...column} more={item.href} />
            ))}
          </div>
        </div>
        <MegaShowcase pieces={showcase} />
      </div>
    </section>,
    place,
  );
}
