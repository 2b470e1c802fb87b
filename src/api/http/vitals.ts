/** What visitors measured, as figures of this process: the spread of all of it, and the 75th percentile of the last. */
import { Gauge, Histogram, type Registry } from 'prom-client';
import { VITALS } from '../../core/shop/constants.ts';
import { VITAL_NAMES, type VitalsReport } from '../../core/shop/vitals.ts';

export type Vitals = { readonly note: (report: VitalsReport) => void };

/** The value that three quarters of visits kept below. */
export function p75(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

export function createVitals(registry: Registry): Vitals {
  const spread = new Histogram({
    name: 'aroha_web_vital',
    help: 'What visitors measured: milliseconds; cls has no unit.',
    labelNames: ['page', 'vital'],
    // One metric has one set of bounds: those of all vitals.
    buckets: [...new Set(Object.values(VITALS.bounds).flat())].sort((a, b) => a - b),
    registers: [registry],
  });
  const last = new Map<
    string,
    { readonly labels: { page: string; vital: string }; readonly values: number[]; next: number }
  >();
  new Gauge({
    name: 'aroha_web_vital_p75',
    help: 'Three quarters of the last visits kept below this.',
    labelNames: ['page', 'vital'],
    registers: [registry],
    collect() {
      for (const { labels, values } of last.values()) this.set(labels, p75(values));
    },
  });
  return {
    note: (report) => {
      for (const vital of VITAL_NAMES) {
        const value = report[vital];
        if (value === undefined) continue;
        const labels = { page: report.page, vital };
        spread.observe(labels, value);
        const key = `${report.page} ${vital}`;
        const ring = last.get(key) ?? { labels, values: [], next: 0 };
        ring.values[ring.next] = value;
        ring.next = (ring.next + 1) % VITALS.kept;
        last.set(key, ring);
      }
    },
  };
}
