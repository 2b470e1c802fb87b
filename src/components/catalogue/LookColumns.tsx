/** The lookbook's pictures in columns of six, with varying shapes and offsets; without pieces their skeleton. */

import { LOOKBOOK } from '../../core/catalogue/constants.ts';
import { columnsOf, type LookPiece } from '../../core/catalogue/lookbook.ts';
import { LOOKBOOK_COPY } from '../../core/catalogue/lookbook-copy.ts';
import { productPath } from '../../core/shop/routes.ts';
import { NoPicture } from '../NoPicture.tsx';
import { Picture } from '../Picture.tsx';
import { Skeleton } from '../Skeleton.tsx';

/** Vertical offset of each column. */
const DROPS = ['', 'md:mt-[9vw]', 'md:mt-[3vw]', 'md:mt-[12vw]'];
/** Pictures of the first screen. */
const EAGER = 4;
const EMPTY: readonly (LookPiece | null)[] = Array.from({ length: LOOKBOOK.products }, () => null);

function Look({ piece, index, ratio }: { readonly piece: LookPiece; readonly index: number; readonly ratio: string }) {
  return (
    <a
      href={productPath(piece.slug)}
      data-look={piece.slug}
      className="look group relative block overflow-hidden md:cursor-none"
      style={{ aspectRatio: ratio }}
    >
      {piece.picture ? (
        <Picture
          picture={piece.picture}
          sizes="(min-width: 48rem) 22vw, 46vw"
          max={1024}
          priority={index < EAGER}
          alt={piece.name}
          className="pulse size-full"
          imgClassName="transition-transform duration-(--section) group-hover:scale-[1.03]"
        />
      ) : (
        <>
          <NoPicture className="size-full" />
          <span className="sr-only">{piece.name}</span>
        </>
      )}
      <span className="look-view" aria-hidden="true">
        {LOOKBOOK_COPY.view}
      </span>
    </a>
  );
}

export function LookColumns({ pieces }: { readonly pieces: readonly LookPiece[] | null }) {
  return (
    <div className="look-book grid grid-cols-2 items-start gap-x-3 md:grid-cols-4 md:gap-x-6">
      {columnsOf(pieces ?? EMPTY).map((column, place) => (
        <ul
          key={column[0]?.index}
          aria-hidden={pieces === null || undefined}
          className={`flex flex-col gap-3 max-md:mb-3 md:gap-6 ${DROPS[place % DROPS.length]} ${place % 2 === 1 ? 'max-md:mt-10' : ''}`}
        >
          {column.map(({ item, index, ratio }) => (
            <li key={item?.slug ?? index}>
              {item ? (
                <Look piece={item} index={index} ratio={ratio} />
              ) : (
                <div style={{ aspectRatio: ratio }}>
                  <Skeleton className="size-full" />
                </div>
              )}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
