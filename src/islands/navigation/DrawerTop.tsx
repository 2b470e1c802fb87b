/** The first level of the drawer. */
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import type { Menu, MenuLink } from '../../core/shop/navigation.ts';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';
import { EXISTING_SITE_LINKS, QUICK_ACCESS, ROUTES } from '../../core/shop/routes.ts';
import { DrawerAccount } from './DrawerAccount.tsx';

const ROW = 'flex min-h-14 w-full items-center justify-between gap-4 border-b font-serif text-heading';

export function DrawerTop({
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
      <nav aria-label={NAVIGATION_COPY.quickAccess} className="pt-5">
        <p className="label text-soot">{NAVIGATION_COPY.quickAccess}</p>
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
      <nav aria-label={NAVIGATION_COPY.main} className="pt-4">
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
                {NAVIGATION_COPY.allCategories}
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
