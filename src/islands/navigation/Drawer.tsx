/** Menu of small screens: categories, then the links within one. */
import { useStore } from '@nanostores/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { COPY } from '../../core/shop/copy.ts';
import type { Menu, MenuContent, MenuLink } from '../../core/shop/navigation.ts';
import { EXISTING_SITE_LINKS, QUICK_ACCESS, ROUTES } from '../../core/shop/routes.ts';
import { $menu, loadMenu } from '../../stores/navigation.ts';
import { closePanel } from '../../stores/panel.ts';
import { DrawerAccount, DrawerFoot } from './DrawerAccount.tsx';

const NO_MENU: Menu = { items: [], content: {} };
const ROW = 'flex min-h-14 w-full items-center justify-between gap-4 border-b font-serif text-heading';

function Top({
  menu,
  failed,
  onEnter,
}: {
  readonly menu: Menu;
  readonly failed: boolean;
  readonly onEnter: (item: MenuLink) => void;
}) {
  return (
    <>
      <nav aria-label={COPY.nav.quickAccess} className="pt-5">
        <p className="label text-soot">{COPY.nav.quickAccess}</p>
        <ul className="mt-3 grid grid-cols-3 gap-2">
          {QUICK_ACCESS.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className="grid min-h-20 place-items-end-start bg-linen p-3 text-small font-medium">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={COPY.nav.main} className="pt-4">
        <ul>
          {menu.items.map((item) => (
            <li key={item.href}>
              {menu.content[item.href] ? (
                <button type="button" className={ROW} onClick={() => onEnter(item)}>
                  {item.name}
                  <Icon of={ChevronRight} size={18} />
                </button>
              ) : (
                <a href={item.href} className={ROW}>
                  {item.name}
                </a>
              )}
            </li>
          ))}
          {failed && (
            <li>
              <a href={ROUTES.categories.path} className={ROW}>
                {COPY.nav.allCategories}
              </a>
            </li>
          )}
        </ul>
      </nav>
      <ul className="grid grid-cols-2 gap-x-6 pt-6 text-body">
        {EXISTING_SITE_LINKS.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <DrawerAccount />
    </>
  );
}

function Sub({
  item,
  content,
  onBack,
}: {
  readonly item: MenuLink;
  readonly content: MenuContent;
  readonly onBack: () => void;
}) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="pb-8">
      <button
        ref={back}
        type="button"
        onClick={onBack}
        className="-ml-1.5 mt-3 flex min-h-11 items-center gap-1 text-small text-soot"
      >
        <Icon of={ChevronLeft} size={18} />
        {COPY.nav.back}
      </button>
      <h3 className="mt-1 font-serif text-name">{item.name}</h3>
      {content.columns.map(({ title, links }) => (
        <div key={title} className="mt-6">
          <p className="label text-soot">{title}</p>
          <ul className="mt-1">
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className="flex min-h-11 items-center border-b">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {content.featured && (
        <a href={content.featured.href} className="mt-8 block">
          {content.featured.picture && (
            <Picture picture={content.featured.picture} sizes="24rem" max={828} alt="" className="aspect-5/4" />
          )}
          <span className="mt-3 block font-serif text-heading">{content.featured.title}</span>
          <span className="block text-small text-soot">{content.featured.description}</span>
        </a>
      )}
      <a href={item.href} className="link mt-8 inline-flex min-h-11 items-center text-small">
        {COPY.nav.viewAll(item.name)}
      </a>
    </div>
  );
}

export default function Drawer({ open }: { readonly open: boolean }) {
  const state = useStore($menu);
  const [inside, setInside] = useState<MenuLink | null>(null);
  useEffect(() => {
    if (open) loadMenu();
  }, [open]);
  const menu = state.state === 'ready' ? state.menu : NO_MENU;
  const content = inside && menu.content[inside.href];
  function close(): void {
    closePanel('drawer');
    setInside(null);
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      side="left"
      title={COPY.nav.menu}
      closeLabel={COPY.nav.close}
      footer={<DrawerFoot />}
    >
      {inside && content ? (
        <Sub item={inside} content={content} onBack={() => setInside(null)} />
      ) : (
        <Top menu={menu} failed={state.state === 'failed'} onEnter={setInside} />
      )}
    </Dialog>
  );
}
