/** The pages of one group of the back office's navigation. */
import { OFFICE_COPY as SAY } from '../../core/merchant/office-copy.ts';
import type { MerchantPage } from '../../core/merchant/pages.ts';

export const LINK =
  'flex min-h-11 items-center whitespace-nowrap lg:min-h-8.5 text-small text-soot decoration-1 underline-offset-8 hover:text-ink aria-[current]:text-ink aria-[current]:underline';

export const STRIP = 'strip -mx-(--gutter) flex gap-x-6 border-b px-(--gutter) lg:mx-0 lg:border-0 lg:px-0';

type GroupProps = { readonly pages: readonly MerchantPage[]; readonly path: string; readonly className: string };

export function NavGroup({ pages, path, className }: GroupProps) {
  return (
    <ul aria-label={SAY.shopGroup} className={className}>
      {pages.map((page) => (
        <li key={page.path}>
          <a href={page.path} aria-current={page.path === path ? 'page' : undefined} className={LINK}>
            {page.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
