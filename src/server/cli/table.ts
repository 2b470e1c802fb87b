/** Formats rows as a text table. */
import type { Say } from './api-client.ts';

/** Columns are as wide as their longest cell. */
export function table(rows: readonly (readonly string[])[], say: Say): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    say(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Formats an ISO timestamp as date and minute. */
export const day = (iso: string) => iso.slice(0, 16).replace('T', ' ');
