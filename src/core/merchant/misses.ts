/** Searches that found nothing, and how often. */
import { number, text } from '../order/line-reader.ts';
import { asObject, type Report, readList } from '../shop/read.ts';

export type Miss = { readonly term: string; readonly times: number };

/** Reads the searches that found nothing. */
export function readMisses(body: unknown, report: Report): readonly Miss[] | null {
  const { misses } = asObject(body) ?? {};
  if (!Array.isArray(misses)) return null;
  return readList(
    misses,
    'misses',
    (one) => {
      const object = asObject(one);
      const term = object && text(object, 'term');
      return term ? { term, times: number(object, 'times') } : null;
    },
    report,
  );
}
