/** The values of the rules' form, which its fields read and write. */
import { createContext, use } from 'react';
import { valueIn } from '../../../core/merchant/delivery.ts';

export type Tree = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly put: (path: string, value: unknown) => void;
  readonly errorOf: (path: string) => string | undefined;
};

export const TreeContext = createContext<Tree>({ values: {}, put: () => {}, errorOf: () => undefined });

/** The rows at a path. */
export function useRows<Row = Record<string, unknown>>(path: string): readonly Row[] {
  const rows = valueIn(use(TreeContext).values, path);
  return Array.isArray(rows) ? (rows as Row[]) : [];
}
