/** Revenue per day as bars. Loaded after the figures, with the chart library; hidden from screen readers, which get the table. */
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import rules from 'uplot/dist/uPlot.min.css?inline';
import { longDay, moneyText } from '../../../core/merchant/day-text.ts';
import type { CurrencySales } from '../../../core/merchant/sales.ts';
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';
import { HEIGHT_PX, optionsOf } from './chart-options.ts';

/** The library's few rules, as a sheet of this page: an inlined style would widen the content policy of all pages. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${rules} .u-hz .u-cursor-x { border-right: 1px solid var(--edge); }`);

export default function SalesChart({ sales }: { readonly sales: CurrencySales }) {
  const host = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    const data: uPlot.AlignedData = [sales.days.map((_, index) => index), sales.days.map(({ revenue }) => revenue)];
    const chart = new uPlot(optionsOf(current, sales, setAt), data, current);
    const resized = new ResizeObserver(() => chart.setSize({ width: current.clientWidth, height: HEIGHT_PX }));
    resized.observe(current);
    return () => {
      resized.disconnect();
      chart.destroy();
    };
  }, [sales]);
  const day = at === null ? undefined : sales.days[at];
  return (
    <div aria-hidden="true">
      <p className="h-6 text-right text-caption text-soot tabular-nums">
        {day && SAY.readout(longDay(day.day), moneyText(day.revenue, sales.currency), day.orders)}
      </p>
      <div ref={host} className="min-h-58 w-full text-ink">
        <span className="hidden text-soot" />
      </div>
    </div>
  );
}
