/** One group of the search panel's results. */
import { Clock } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { priceText } from '../../core/product/product-texts.ts';
import type { Shown } from './options.ts';

function Thumbnail({ shown }: { readonly shown: Shown }) {
  if (shown.kind === 'recent') {
    return (
      <>
        <Icon of={Clock} size={18} className="text-soot" />
        <span>{shown.words}</span>
      </>
    );
  }
  const { name, picture } =
    shown.kind === 'product'
      ? { name: shown.product.name, picture: shown.product.pictures[0] }
      : { name: shown.category.name, picture: shown.category.picture };
  return (
    <>
      {picture && <Picture picture={picture} sizes="64px" max={320} alt="" className="h-20 w-16 shrink-0" />}
      <span className="min-w-0">
        <span className="block">{name}</span>
        <span className="block text-small text-soot tabular-nums">
          {shown.kind === 'product' ? priceText(shown.product.price) : shown.category.line}
        </span>
      </span>
    </>
  );
}

export function SearchGroup({
  title,
  options,
  all,
  active,
  onLeave,
}: {
  readonly title: string;
  readonly options: readonly Shown[];
  readonly all: readonly Shown[];
  readonly active: number;
  readonly onLeave: () => void;
}) {
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may own groups, but no fieldset.
    <div role="group" aria-label={title} className="mb-4">
      <p className="label pt-4 pb-2 text-soot" aria-hidden="true">
        {title}
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {options.map((shown) => (
          <a
            key={shown.id}
            id={shown.id}
            href={shown.href}
            role="option"
            tabIndex={-1}
            aria-selected={all[active] === shown}
            onClick={onLeave}
            className="-mx-3 flex min-h-11 items-center gap-4 rounded-control px-3 py-2 aria-selected:bg-linen hover:bg-linen/60"
          >
            <Thumbnail shown={shown} />
          </a>
        ))}
      </div>
    </div>
  );
}
