/** The second level of the drawer: the links of one category. */
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { MenuContent, MenuLink } from '../../core/shop/navigation.ts';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';

export function DrawerSub({
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
        {NAVIGATION_COPY.back}
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
        {NAVIGATION_COPY.viewAll(item.name)}
      </a>
    </div>
  );
}
