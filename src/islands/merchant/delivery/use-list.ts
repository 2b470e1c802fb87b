/** Adds and removes rows of a list in the rules' form. */
import { use } from 'react';
import { TreeContext, useRows } from './tree.ts';

export function useList(path: string) {
  const { put } = use(TreeContext);
  const rows = useRows(path);
  return {
    rows,
    add: (row: unknown) => put(path, [...rows, row]),
    // A row with a limit belongs before the last one, which has none.
    addBeforeLast: (row: unknown) => put(path, [...rows.slice(0, -1), row, ...rows.slice(-1)]),
    remove: (index: number) =>
      put(
        path,
        rows.filter((_, at) => at !== index),
      ),
  };
}
