/** Head of a comparison's column: picture and name of the product, and a button that removes it. */
import { NoPicture } from '../../components/NoPicture.tsx';
import { Picture } from '../../components/Picture.tsx';
import { COMPARE_COPY } from '../../core/catalogue/compare-copy.ts';
import { productPath } from '../../core/shop/routes.ts';
import type { Column } from './column.ts';

type Props = { readonly column: Column; readonly onRemove: () => void };

export function CompareHead({ column, onRemove }: Props) {
  const found = column.state === 'ready' ? column.product : null;
  const name = found?.name ?? column.slug;
  const picture = found?.pictures[0];
  return (
    <th scope="col" className="group relative min-w-40 py-5 text-left align-top font-normal">
      <div className="overflow-hidden">
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 20vw, 45vw"
            max={828}
            alt=""
            className="pulse aspect-4/5 w-full"
          />
        ) : (
          <NoPicture className="aspect-4/5 w-full" />
        )}
      </div>
      {found ? (
        <a
          href={productPath(found.slug)}
          className="mt-3 block font-serif text-heading underline-offset-4 hover:underline"
        >
          {name}
        </a>
      ) : (
        <p className="mt-3 text-small">{column.state === 'gone' ? COMPARE_COPY.gone : COMPARE_COPY.failed}</p>
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={COMPARE_COPY.remove(name)}
        className="link min-h-8 text-caption text-soot"
      >
        {COMPARE_COPY.removeShort}
      </button>
    </th>
  );
}
