/** The pieces with most revenue. */
import { NoPicture } from '../../../components/NoPicture.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { moneyText } from '../../../core/merchant/day-text.ts';
import type { TopPiece } from '../../../core/merchant/sales.ts';
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';
import { productPath } from '../../../core/shop/routes.ts';

export function TopPieces({ pieces }: { readonly pieces: readonly TopPiece[] }) {
  return (
    <section className="pt-6">
      <h3 className="font-serif text-heading">{SAY.top}</h3>
      {pieces.length === 0 ? (
        <p className="mt-3 text-small text-soot">{SAY.topNone}</p>
      ) : (
        <ol className="mt-4 grid gap-x-6 sm:grid-cols-2">
          {pieces.map(({ slug, name, picture, pieces: sold, revenue, currency }) => (
            <li key={`${slug} ${currency}`} className="border-t">
              <a
                href={productPath(slug)}
                data-step
                className="group grid grid-cols-[48px_1fr_auto] items-center gap-x-4 py-3"
              >
                {picture ? (
                  <Picture picture={picture} sizes="48px" max={320} alt="" className="aspect-4/5 w-full" />
                ) : (
                  <NoPicture className="aspect-4/5 w-full" />
                )}
                <span className="min-w-0">
                  <span className="block truncate decoration-1 underline-offset-4 group-hover:underline">{name}</span>
                  <span className="block text-small text-soot">{SAY.pieces(sold)}</span>
                </span>
                <span className="text-small tabular-nums">{moneyText(revenue, currency)}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
