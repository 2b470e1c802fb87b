/** Pieces that a service would carry in, and that do not pass the shopper's door or room. */
import type { OfferedService } from '../delivery/service.ts';
import { type Fit, fitOf, readPiece } from '../product/fit.ts';
import type { Space } from '../product/space.ts';

type Piece = { readonly sku: string; readonly name: string; readonly piece: string | null };
type Carried = Pick<OfferedService, 'carriesIn' | 'skus'>;

/** The verdict on each piece of the service whose size is known; none for a service that carries nothing in. */
export function fitsOf({ carriesIn, skus }: Carried, lines: readonly Piece[], space: Space) {
  if (!carriesIn) return [];
  return lines.flatMap(({ sku, name, piece }): { name: string; fit: Fit }[] => {
    const size = piece && skus.includes(sku) ? readPiece(piece) : null;
    return size ? [{ name, fit: fitOf(size, space) }] : [];
  });
}

/** What does not fit, of all services that are chosen; each piece once. */
export function tooLargeOf(
  services: readonly (Carried & { readonly chosen: boolean })[],
  lines: readonly Piece[],
  space: Space,
) {
  const verdicts = services.filter(({ chosen }) => chosen).flatMap((service) => fitsOf(service, lines, space));
  return [...new Map(verdicts.filter(({ fit }) => fit.state === 'too').map((one) => [one.name, one])).values()];
}
