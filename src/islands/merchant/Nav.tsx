/** Navigation of the back office: the pages that the person's role includes, the person, and the way out. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { OFFICE_COPY as SAY } from '../../core/merchant/office-copy.ts';
import { MERCHANT_PAGES, type MerchantPage } from '../../core/merchant/pages.ts';
import { mayCall } from '../../core/merchant/rights.ts';
import { signOut } from '../../stores/session.ts';
import { $staff, type StaffState } from '../../stores/staff.ts';
import { LINK, NavGroup, STRIP } from './NavGroup.tsx';

const LOADING: StaffState = { state: 'loading' };
const PAGES: readonly MerchantPage[] = Object.values<MerchantPage>(MERCHANT_PAGES).filter(({ listed }) => listed);

type Props = { readonly path: string; readonly under: string | null };

/** The pages of the group in the order of the table; the group itself stands where its first page does. */
function entriesOf(
  pages: readonly MerchantPage[],
): readonly { readonly page: MerchantPage; readonly group: readonly MerchantPage[] }[] {
  const grouped = pages.filter(({ group }) => group !== undefined);
  return pages
    .filter(({ group }, at) => group === undefined || pages[at] === grouped[0])
    .map((page) => ({ page, group: page.group ? grouped : [] }));
}

export function Nav({ path, under }: Props) {
  const staff = useStore($staff, { ssr: () => LOADING });
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (staff.state !== 'in') return;
    // On a phone the pages are rows, of which the present one may be out of sight.
    for (const link of nav.current?.querySelectorAll('[aria-current]') ?? [])
      link.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [staff.state]);
  if (staff.state !== 'in') return null;
  const { name, email, role } = staff.staff;
  const pages = PAGES.filter(({ needs }) => mayCall(role, needs));
  const inGroup = pages.some((page) => page.group && page.path === path) ? pages.filter(({ group }) => group) : [];
  return (
    <>
      <nav ref={nav} aria-label={SAY.nav}>
        <ul className={`${STRIP} lg:block`}>
          {entriesOf(pages).map(({ page, group }) => {
            const isIn = group.some((one) => one.path === path);
            return (
              <li key={page.path}>
                <a
                  href={page.path}
                  aria-current={
                    group.length === 0 && page.path === path ? 'page' : isIn || page.path === under || undefined
                  }
                  className={LINK}
                >
                  {group.length > 0 ? SAY.shopGroup : page.name}
                </a>
                {isIn && <NavGroup pages={group} path={path} className="hidden pb-2 pl-4 lg:block" />}
              </li>
            );
          })}
          <li className="lg:hidden">
            <button type="button" className="min-h-11 text-small whitespace-nowrap text-soot" onClick={signOut}>
              {SAY.signOut}
            </button>
          </li>
        </ul>
        {inGroup.length > 0 && <NavGroup pages={inGroup} path={path} className={`${STRIP} lg:hidden`} />}
      </nav>
      <div className="hidden border-t pt-4 text-small text-soot lg:mt-6 lg:block">
        <p className="truncate text-ink">{name || email}</p>
        <p>{SAY.roles[role]}</p>
        <button type="button" className="link mt-1 min-h-11" onClick={signOut}>
          {SAY.signOut}
        </button>
      </div>
    </>
  );
}
