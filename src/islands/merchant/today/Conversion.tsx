/** Of a hundred visits, how many became checkouts and orders. */
import { shortDay } from '../../../core/merchant/day-text.ts';
import { perHundred, type Sales } from '../../../core/merchant/sales.ts';
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';
import { Figure } from './Figure.tsx';

const rough = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 1 });

export function Conversion({ checkouts, views }: Pick<Sales, 'checkouts' | 'views'>) {
  const [ofCarts, ofViews] = [perHundred(checkouts), perHundred(views)];
  const hint = checkouts.since === null ? SAY.noCheckouts : SAY.conversionHint(shortDay(checkouts.since));
  return (
    <Figure
      name={SAY.conversion}
      value={ofCarts === null ? SAY.none : rough(ofCarts)}
      hint={ofViews === null ? hint : `${hint} ${SAY.perViews(rough(ofViews))}`}
    />
  );
}
