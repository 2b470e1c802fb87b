/** Form faults: found on submit, each cleared when its field changes. */
import { useState } from 'react';
import type { Fault } from '../../core/checkout/faults.ts';

export type Faults = {
  readonly list: readonly Fault[];
  readonly of: (field: string) => string | undefined;
  readonly clear: (field: string) => void;
  readonly set: (list: readonly Fault[]) => void;
};

export function useFaults(): Faults {
  const [list, set] = useState<readonly Fault[]>([]);
  return {
    list,
    set,
    of: (field) => list.find((fault) => fault.field === field)?.message,
    clear: (field) => set((before) => before.filter((fault) => fault.field !== field)),
  };
}
