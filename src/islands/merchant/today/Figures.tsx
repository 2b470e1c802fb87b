/** The figures of a period in one currency, each with its change against the period before. */
import { changeText, moneyText } from '../../../core/merchant/day-text.ts';
import { averageOf, type CurrencySales, changeOf } from '../../../core/merchant/sales.ts';
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';
import { groupDigits } from '../../../core/shop/digits.ts';
import { Figure } from './Figure.tsx';

type Props = { readonly sales: CurrencySales; readonly days: number };

export function Figures({ sales: { currency, now, before }, days }: Props) {
  const money = (amount: number | null) => (amount === null ? SAY.none : moneyText(amount, currency));
  const hint = (text: string) => (before.orders === 0 ? SAY.noBefore(days) : SAY.before(text, days));
  const change = (to: number | null, from: number | null) => {
    const percent = to === null || from === null ? null : changeOf(to, from);
    return percent === null ? {} : { change: changeText(percent) };
  };
  const [average, averageBefore] = [averageOf(now), averageOf(before)];
  return (
    <>
      <Figure
        name={SAY.revenue}
        value={money(now.revenue)}
        hint={hint(money(before.revenue))}
        {...change(now.revenue, before.revenue)}
      />
      <Figure
        name={SAY.orders}
        value={groupDigits(now.orders)}
        hint={hint(groupDigits(before.orders))}
        {...change(now.orders, before.orders)}
      />
      <Figure
        name={SAY.average}
        value={money(average)}
        hint={hint(money(averageBefore))}
        {...change(average, averageBefore)}
      />
    </>
  );
}
