/** What waits for a person of the back office. Pure. */
import { asNumber, asObject } from '../shop/read.ts';

export const WAITING_KINDS = [
  'confirm',
  'payments',
  'pack',
  'ship',
  'returns',
  'refunds',
  'reviews',
  'messages',
  'stock',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

export type Waiting = { readonly kind: WaitingKind; readonly count: number };

/** Reads the response of today; unknown kinds are left out. */
export function readWaiting(body: unknown): readonly Waiting[] | null {
  const { waiting } = asObject(body) ?? {};
  if (!Array.isArray(waiting)) return null;
  return WAITING_KINDS.flatMap((kind) => {
    const row = waiting.find((one) => asObject(one)?.kind === kind);
    const count = asNumber(asObject(row)?.count);
    return count === null ? [] : { kind, count };
  });
}
