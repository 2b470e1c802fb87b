/** What the rows of a product file do: kinds, counts, and what is different in a later plan. Pure. */

/** create: a new product. variant: a new variant of a known product. same: nothing changes. */
export const ROW_KINDS = ['create', 'variant', 'change', 'show', 'hide', 'delete', 'same', 'faulty'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

type Row = { readonly line: number; readonly kind: RowKind; readonly changes: readonly object[] };

/** Number of rows of each kind. */
export function countKinds(rows: readonly Pick<Row, 'kind'>[]): Readonly<Record<RowKind, number>> {
  const counts = Object.fromEntries(ROW_KINDS.map((kind) => [kind, 0])) as Record<RowKind, number>;
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

/** True for rows that write something. */
export const isChange = ({ kind }: Pick<Row, 'kind'>): boolean => kind !== 'same' && kind !== 'faulty';

const textOf = ({ kind, changes }: Row) => JSON.stringify([kind, changes]);

/** Lines whose change is not the one that was shown: the product was changed meanwhile. */
export function conflictsOf(shown: readonly Row[], now: readonly Row[]): ReadonlySet<number> {
  const before = new Map(shown.map((row) => [row.line, textOf(row)]));
  return new Set(now.filter((row) => before.get(row.line) !== textOf(row)).map(({ line }) => line));
}
