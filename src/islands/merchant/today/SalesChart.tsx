/** Revenue per day as bars. Loaded after the figures, with the chart library; hidden from screen readers, which get the table. */
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import rules from 'uplot/dist/uPlot.min.css?inline';
import { longDay, moneyText, roughMoney, shortDay } from '../../../core/merchant/day-text.ts';
import type { CurrencySales } from '../../../core/merchant/sales.ts';
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';

const HEIGHT_PX = 232;
const LABEL_PX = 64;
const EDGE_PX = 16;
const DAYS_PX = 30;
const BAR = { share: 0.66, mostPx: 28 };

const BARS = uPlot.paths.bars?.({ size: [BAR.share, BAR.mostPx] }) as uPlot.Series.PathBuilder;

/** The library's few rules, as a sheet of this page: an inlined style would widen the content policy of all pages. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${rules} .u-hz .u-cursor-x { border-right: 1px solid var(--edge); }`);

type Hover = (index: number | null) => void;

/** Colours and font are those that the host's classes give. */
function optionsOf(host: HTMLElement, { days, currency }: CurrencySales, onHover: Hover): uPlot.Options {
  const { color, borderTopColor: line, fontFamily } = getComputedStyle(host);
  const label = getComputedStyle(host.querySelector('span') ?? host).color;
  const axis = { stroke: label, font: `12px ${fontFamily}`, ticks: { show: false } };
  return {
    width: host.clientWidth,
    height: HEIGHT_PX,
    padding: [8, EDGE_PX, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      // The days are places, so that no time zone of the browser moves them.
      x: { time: false, range: () => [-0.6, days.length - 0.4] },
      y: { range: (_, __, most) => [0, Math.max(most, 1) * 1.06] },
    },
    axes: [
      {
        ...axis,
        size: DAYS_PX,
        grid: { show: false },
        space: LABEL_PX,
        incrs: [1, 2, 7, 14, 28],
        values: (_, at) => at.map((one) => (Number.isInteger(one) && days[one] ? shortDay(days[one].day) : '')),
      },
      {
        ...axis,
        size: LABEL_PX,
        grid: { stroke: line, width: 1 },
        values: (_, at) => at.map((one) => roughMoney(one, currency)),
      },
    ],
    series: [
      {},
      {
        fill: color,
        stroke: color,
        width: 0,
        points: { show: false },
        paths: BARS,
      },
    ],
    hooks: { setCursor: [({ cursor }) => onHover(cursor.idx ?? null)] },
  };
}

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
