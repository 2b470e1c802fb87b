/** Navigation of the back office: the pages that the person's role includes, the person, and the way out. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { OFFICE_COPY as SAY } from '../../core/merchant/office-copy.ts';
import { MERCHANT_PAGES, type MerchantPage } from '../../core/merchant/pages.ts';
import { mayCall } from '../../core/merchant/rights.ts';
import { signOut } from '../../stores/session.ts';
import { $staff, type StaffState } from '../../stores/staff.ts';

const LOADING: StaffState = { state: 'loading' };
const PAGES: readonly MerchantPage[] = Object.values<MerchantPage>(MERCHANT_PAGES).filter(({ listed }) => listed);

type Props = { readonly path: string; readonly under: string | null };

export function Nav({ path, under }: Props) {
  const staff = useStore($staff, { ssr: () => LOADING });
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the pages are one row, of which the present one may be out of sight.
    if (staff.state === 'in') current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [staff.state]);
  if (staff.state !== 'in') return null;
  const { name, email, role } = staff.staff;
  return (
    <>
      <nav aria-label={SAY.nav}>
        <ul className="strip -mx-(--gutter) flex gap-x-6 border-b px-(--gutter) lg:mx-0 lg:block lg:border-0 lg:px-0">
          {PAGES.filter(({ needs }) => mayCall(role, needs)).map((page) => (
            <li key={page.path}>
              <a
                ref={page.path === (under ?? path) ? current : undefined}
                href={page.path}
                aria-current={page.path === path ? 'page' : page.path === under || undefined}
                className="flex min-h-11 items-center whitespace-nowrap text-small text-soot decoration-1 underline-offset-8 hover:text-ink aria-[current]:text-ink aria-[current]:underline"
              >
                {page.name}
              </a>
            </li>
          ))}
          <li className="lg:hidden">
            <button type="button" className="min-h-11 text-small whitespace-nowrap text-soot" onClick={signOut}>
              {SAY.signOut}
            </button>
          </li>
        </ul>
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
