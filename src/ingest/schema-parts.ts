/** Parts of the schemas of delivery: amounts, days and lists without repeated entries. */
import { z } from 'zod';

export const rupees = z
  .int('must be whole rupees, such as 499')
  .min(0, 'must be whole rupees, such as 499')
  .max(10_000_000, 'must be at most 10000000 rupees')
  .transform((amount) => amount * 100);

export const days = z
  .strictObject({ from: z.int().min(0).max(120), to: z.int().min(0).max(120) })
  .refine(({ from, to }) => from <= to, { message: 'must not be after to', path: ['from'] });

export const limit = z.number().positive().nullable().default(null);

/** Reports the position of each value that an earlier entry has already. */
export function unique<T>(values: (entry: T) => readonly string[], path: (index: number) => (string | number)[]) {
  return (entries: readonly T[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    entries.forEach((entry, index) => {
      for (const value of values(entry)) {
        if (seen.has(value))
          context.addIssue({ code: 'custom', path: path(index), message: `'${value}' is used twice` });
        seen.add(value);
      }
    });
  };
}

export const uniqueIds = unique<{ id: string }>(
  ({ id }) => [id],
  (index) => [index, 'id'],
);

/** Limits must rise, and only the last row has none. */
export function rising(rows: readonly { upTo: number | null }[], context: z.RefinementCtx): void {
  rows.forEach(({ upTo }, index) => {
    const isLast = index === rows.length - 1;
    const former = rows[index - 1]?.upTo ?? 0;
    const message = isLast
      ? upTo === null
        ? null
        : 'must be left out in the last row, which holds for any weight'
      : upTo === null
        ? 'is missing: only the last row has no limit'
        : upTo > former
          ? null
          : 'must be higher than in the row before';
    if (message) context.addIssue({ code: 'custom', path: [index, 'upTo'], message });
  });
}
