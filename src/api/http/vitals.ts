/** Web vitals as metrics: histogram, and 75th percentile of recent visits. */
import { Gauge, Histogram, type Registry } from 'prom-client';
import { VITALS } from '../../core/shop/constants.ts';
import { VITAL_NAMES, type VitalsReport } from '../../core/shop/vitals.ts';

export type Vitals = { readonly record: (report: VitalsReport) => void };

/** Returns the 75th percentile. */
export function p75(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

export function createVitals(registry: Registry): Vitals {
  const spread = new Histogram({
    name: 'aroha_web_vital',
    help: 'Web vitals in milliseconds; cls has no unit.',
    labelNames: ['page', 'vital'],
    // All series of a metric share one set of buckets: the bounds of all vitals.
    buckets: [...new Set(Object.values(VITALS.bounds).flat())].sort((a, b) => a - b),
    registers: [registry],
  });
  const last = new Map<
    string,
    { readonly labels: { page: string; vital: string }; readonly values: number[]; next: number }
  >();
  new Gauge({
    name: 'aroha_web_vital_p75',
    help: '75th percentile of recent visits.',
    labelNames: ['page', 'vital'],
    registers: [registry],
    collect() {
      for (const { labels, values } of last.values()) this.set(labels, p75(values));
    },
  });
  return {
    record: (report) => {
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
