/**
 * Reading foreign JSON without trusting it. A reader answers a value or null; a list reader drops what cannot be read
 * and reports it, so that one bad item never costs the list.
 */

/** One thing a reader could not use. */
export type Problem = { readonly where: string; readonly why: string };
/** Where readers report; the default forgets. */
export type Report = (problem: Problem) => void;
export const ignore: Report = () => {};

export type Json = Record<string, unknown>;

/** The value as a plain object, else null. */
export function asObject(value: unknown): Json | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
}

/** Trimmed text of a string or finite number, else null; '' is null. */
export function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** A finite number, also from text such as '1,299.50'. Else null. */
export function asNumber(value: unknown): number | null {
  // A minus zero is a zero.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'string') return null;
  const text = value.replaceAll(',', '').trim();
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number + 0 : null;
}

/** True for true, 1, '1' and 'true'. */
export function asFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** The first of the named fields that reads as text. */
export function firstText(object: Json, ...names: string[]): string | null {
  for (const name of names) {
    const text = asText(object[name]);
    if (text !== null) return text;
  }
  return null;
}

/** The trimmed texts of a list; anything else is an empty list. */
export function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText).filter((text) => text !== null) : [];
}

/**
 * Finds the list in an answer: the body itself, body[name], data, data[name], data.data, data.items, items, or the
 * object values of data or of the body (§7). No list at all: null.
 */
export function findList(body: unknown, ...names: string[]): unknown[] | null {
  if (Array.isArray(body)) return body;
  const object = asObject(body);
  if (!object) return null;
  const data = asObject(object.data);
  const places = [
    ...names.map((name) => object[name]),
    object.data,
    ...names.map((name) => data?.[name]),
    data?.data,
    data?.items,
    object.items,
  ];
  const list = places.find(Array.isArray);
  if (list) return list;
  const values = Object.values(data ?? object);
  return values.length > 0 && values.every((value) => asObject(value)) ? values : null;
}

/** Reads each item of a list; unreadable items are dropped and reported under the given noun. */
export function readList<T>(
  items: readonly unknown[],
  noun: string,
  read: (item: unknown) => T | null,
  report: Report,
): T[] {
  return items.flatMap((item, index) => {
    const value = read(item);
    if (value !== null) return [value];
    report({ where: `${noun}[${index}]`, why: 'could not be read and was left out' });
    return [];
  });
}
