/** What the log of changes names: the subject of a call, and the person who made it. */
import { type AskedFor, person, stateReader, textOf } from './logged-state.ts';

/** Names what a call changes: an order's number, a SKU, an address … */
export function subjectOf(call: string, asked: AskedFor, before: object | null): string {
  const { email } = (before ?? {}) as { email?: unknown };
  const isPerson = stateReader(call) === person;
  const names = [
    isPerson && email,
    asked.number,
    textOf(asked.kind) && [asked.kind, asked.slug].filter(Boolean).join('/'),
    asked.sku,
    asked.slug,
    asked.email,
    call === 'putCoupon' && asked.code,
    call === 'changeDelivery' && asked.name,
  ];
  return textOf(names.find((name) => textOf(name) !== '') ?? asked.id).slice(0, 254);
}

/** What a response says was made; null for one that is only a message. */
export function madeBy(payload: unknown): object | null {
  const { message: _, link: __, ...rest } = (payload ?? {}) as Readonly<Record<string, unknown>>;
  return Object.keys(rest).length > 0 ? rest : null;
}
