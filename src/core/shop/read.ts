/**
 * Reads untrusted JSON. A reader returns a value or null; a list reader drops and reports invalid items, so that one bad
 * item does not lose the list.
 */

/** An item that a reader dropped. */
export type Problem = { readonly where: string; readonly why: string };
/** Called for each problem; the default ignores it. */
export type Report = (problem: Problem) => void;
export const ignore: Report = () => {};

export type Json = Record<string, unknown>;

/** The value if it is a plain object, else null. */
export function asObject(value: unknown): Json | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
}

/** Trimmed text of a string or finite number; null for '' and anything else. */
export function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** A finite number, also from text such as '1,299.50'. Else null. */
export function asNumber(value: unknown): number | null {
  // + 0 turns -0 into 0.
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

/** The first of the named fields that holds text. */
export function firstText(object: Json, ...names: string[]): string | null {
  for (const name of names) {
    const text = asText(object[name]);
    if (text !== null) return text;
  }
  return null;
}

/** The trimmed texts of a list; [] for anything else. */
export function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText).filter((text) => text !== null) : [];
}

/**
 * Finds the list in a response: the body, body[name], data, data[name], data.data, data.items, items, or the object
 * values of data or of the body. Returns null without a list.
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

/** Reads each item of a list; invalid items are dropped and reported under the given noun. */
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
