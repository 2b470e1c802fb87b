/** One column of the mega menu. */
import type { MenuColumn } from '../../core/shop/navigation.ts';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';

export function MegaColumn({ title, links, more }: MenuColumn & { readonly more: string }) {
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
          <a
            href={more}
            aria-label={NAVIGATION_COPY.viewMoreOf(title)}
            className="link mt-1 inline-flex min-h-8 items-center"
          >
            {NAVIGATION_COPY.viewMore}
          </a>
        </li>
      </ul>
    </div>
  );
}
