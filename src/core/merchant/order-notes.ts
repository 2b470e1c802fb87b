/** Internal notes on an order. Pure. */
import { asNumber, asObject, asText, findList, type Report, readList } from '../shop/read.ts';

export const NOTE_MAX = 2000;

export type OrderNote = { readonly id: number; readonly at: string; readonly name: string; readonly text: string };

export function readNote(body: unknown): OrderNote | null {
  const object = asObject(body);
  const id = asNumber(object?.id);
  const text = asText(object?.text);
  if (!object || id === null || text === null) return null;
  return { id, text, at: asText(object.at) ?? '', name: asText(object.name) ?? '' };
}

export function readNotes(body: unknown, report: Report): OrderNote[] | null {
  const items = findList(body, 'notes');
  return items && readList(items, 'notes', readNote, report);
}
