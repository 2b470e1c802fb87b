/** How the chart of sales is drawn. */
import uPlot from 'uplot';
import { roughMoney, shortDay } from '../../../core/merchant/day-text.ts';
import type { CurrencySales } from '../../../core/merchant/sales.ts';

export const HEIGHT_PX = 232;

const LABEL_PX = 64;

const EDGE_PX = 16;

const DAYS_PX = 30;

const BAR = { share: 0.66, mostPx: 28 };

const BARS = uPlot.paths.bars?.({ size: [BAR.share, BAR.mostPx] }) as uPlot.Series.PathBuilder;

type Hover = (index: number | null) => void;

/** Colours and font are those that the host's classes give. */
export function optionsOf(host: HTMLElement, { days, currency }: CurrencySales, onHover: Hover): uPlot.Options {
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
