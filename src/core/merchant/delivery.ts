/** Rules of delivery in the back office: the files, and readers of the API's responses. Pure; the API's shapes are strict, so that only the outline is checked. */
import { asObject, asText, type Report, readList } from '../shop/read.ts';
import type { DeliveryFileResponse, DeliveryRulesResponse } from './delivery-contract.ts';

export function readDeliveryFile(value: unknown): DeliveryFileResponse | null {
  const file = asObject(value);
  return file && asObject(file.values) && typeof file.version === 'string'
    ? (file as unknown as DeliveryFileResponse)
    : null;
}

export function readDeliveryRules(body: unknown, report: Report): DeliveryRulesResponse | null {
  const object = asObject(body);
  if (!Array.isArray(object?.files)) return null;
  return { files: readList(object.files, 'files', readDeliveryFile, report), fault: asText(object.fault) };
}

/** A value at a path such as 'zones.0.van.fees'. */
export const valueIn = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], values);

/** Returns a copy of a tree with another value at a path; undefined leaves a key out. */
export function withValue(tree: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const inner =
    rest.length > 0 ? withValue((tree as Record<string, unknown> | null)?.[name], rest.join('.'), value) : value;
  if (Array.isArray(tree)) return tree.map((item, index) => (String(index) === name ? inner : item));
  return { ...(tree as object | null), [name]: inner };
}

/** A number as typed: '' is no value, and what is no number stays text, so that the shop can name the fault. */
export function typedNumber(text: string): number | string | undefined {
  const trimmed = text.trim().replace(/,/g, '');
  if (trimmed === '') return undefined;
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : text;
}
