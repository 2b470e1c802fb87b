/** Prints results as a table. */
export type Row = { readonly what: string; readonly figure: string; readonly aim?: string };

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The smallest value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export function printTable(rows: readonly Row[]): void {
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => [row.what, row.figure, row.aim ?? ''][column]?.length ?? 0)),
  );
  for (const { what, figure, aim = '' } of rows) {
    const line = `${what.padEnd(widths[0] ?? 0)}  ${figure.padStart(widths[1] ?? 0)}  ${aim}`;
    process.stdout.write(`${line.trimEnd()}\n`);
  }
}
