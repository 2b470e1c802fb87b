/** Something that is read whole and seldom changes: read once for all who ask, until it is dropped or has grown old. */
import type { Db } from './open.ts';

export type Kept<Value> = {
  readonly get: (db: Db) => Promise<Value>;
  readonly clear: () => void;
};

/** maxAgeMs: should the message of a change be lost. A reading that fails is not kept. */
export function createKept<Value>(read: (db: Db) => Promise<Value>, maxAgeMs = 30_000): Kept<Value> {
  let held: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return {
    get: (db) => {
      if (held && held.until > Date.now()) return held.value;
      const value = read(db);
      const mine = { value, until: Date.now() + maxAgeMs };
      held = mine;
      value.catch(() => {
        if (held === mine) held = null;
      });
      return value;
    },
    clear: () => {
      held = null;
    },
  };
}
