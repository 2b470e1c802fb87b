/** Figures in Prometheus's text format: counters, histograms and gauges. */

/** One family of figures as text. */
export type Family = () => string;
export type Labels = Readonly<Record<string, string>>;

const escapeLabel = (text: string) => text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

/** 'method="GET",route="/api/products"'. */
export function labelText(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeLabel(value)}"`)
    .join(',');
}

type Row = readonly [name: string, labels: string, value: number];

/** The lines of one family. */
function family(name: string, type: string, help: string, rows: readonly Row[]): string {
  const lines = rows.map(([full, labels, value]) => `${full}${labels && `{${labels}}`} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

/** What only grows. add() takes labels as labelText() writes them. */
export function createCounter(name: string, help: string) {
  const values = new Map<string, number>();
  return {
    add: (labels: string) => void values.set(labels, (values.get(labels) ?? 0) + 1),
    family: (() =>
      family(
        name,
        'counter',
        help,
        [...values].map(([labels, value]) => [name, labels, value]),
      )) as Family,
  };
}

type Series = { readonly counts: number[]; sum: number; count: number };

/** How values are spread over ascending bounds; each series may have bounds of its own. */
export function createHistogram(name: string, help: string) {
  const series = new Map<string, Series & { readonly bounds: readonly number[] }>();

  function observe(labels: string, value: number, bounds: readonly number[]): void {
    const one = series.get(labels) ?? { bounds, counts: bounds.map(() => 0), sum: 0, count: 0 };
    series.set(labels, one);
    const place = one.bounds.findIndex((bound) => value <= bound);
    if (place >= 0) one.counts[place] = (one.counts[place] ?? 0) + 1;
    one.sum += value;
    one.count += 1;
  }

  const rowsOf = ([labels, { bounds, counts, sum, count }]: [
    string,
    Series & { bounds: readonly number[] },
  ]): Row[] => {
    let below = 0;
    const buckets = bounds.map((bound, place): Row => {
      below += counts[place] ?? 0;
      return [`${name}_bucket`, `${labels},le="${bound}"`, below];
    });
    return [
      ...buckets,
      [`${name}_bucket`, `${labels},le="+Inf"`, count],
      [`${name}_sum`, labels, sum],
      [`${name}_count`, labels, count],
    ];
  };
  return { observe, family: (() => family(name, 'histogram', help, [...series].flatMap(rowsOf))) as Family };
}

/** What is so at the moment of asking; type counter for what the system counts for us. */
export function createGauge(
  name: string,
  help: string,
  read: () => readonly (readonly [labels: string, value: number])[],
  type: 'gauge' | 'counter' = 'gauge',
): Family {
  return () =>
    family(
      name,
      type,
      help,
      read().map(([labels, value]) => [name, labels, value]),
    );
}
