/** What visitors measured, as figures of this process: the spread of all of it, and the 75th percentile of the last. */
import { VITALS } from '../../core/shop/constants.ts';
import { VITAL_NAMES, type VitalsReport } from '../../core/shop/vitals.ts';
import { createGauge, createHistogram, type Family, labelText } from './exposition.ts';

export type Vitals = { readonly note: (report: VitalsReport) => void; readonly families: readonly Family[] };

/** The value that three quarters of visits kept below. */
export function p75(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

export function createVitals(): Vitals {
  const spread = createHistogram('aroha_web_vital', 'What visitors measured: milliseconds; cls has no unit.');
  const last = new Map<string, { readonly values: number[]; next: number }>();
  const worst = createGauge('aroha_web_vital_p75', 'Three quarters of the last visits kept below this.', () =>
    [...last].map(([labels, { values }]) => [labels, p75(values)]),
  );
  return {
    note: (report) => {
      for (const name of VITAL_NAMES) {
        const value = report[name];
        if (value === undefined) continue;
        const labels = labelText({ page: report.page, vital: name });
        spread.observe(labels, value, VITALS.bounds[name]);
        const ring = last.get(labels) ?? { values: [], next: 0 };
        ring.values[ring.next] = value;
        ring.next = (ring.next + 1) % VITALS.kept;
        last.set(labels, ring);
      }
    },
    families: [spread.family, worst],
  };
}
