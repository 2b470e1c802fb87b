/** Breadcrumb; the last entry is the page itself. */

import type { Crumb } from '../core/product/breadcrumbs.ts';
import { SHOP_NAME } from '../core/shop/built-name.ts';
import { NAVIGATION_COPY } from '../core/shop/navigation-copy.ts';

type Props = { readonly crumbs: readonly Crumb[]; readonly className?: string };

export function Breadcrumb({ crumbs, className = '' }: Props) {
  const all = [{ name: SHOP_NAME, href: '/' }, ...crumbs];
  return (
    <nav aria-label={NAVIGATION_COPY.breadcrumb} className={`text-caption text-soot ${className}`}>
      <ol className="flex flex-wrap items-center">
        {all.map(({ name, href }, index) => (
          <li
            key={href}
            className="flex min-h-6 items-center not-last:after:px-2 not-last:after:text-soot/70 not-last:after:content-['/']"
          >
            {index === all.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={href} className="underline-offset-4 hover:text-ink hover:underline">
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
