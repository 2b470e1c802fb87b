/** Reads the delivery services and the divisions of a quote. */
import { number, readRange, text } from '../order/line-reader.ts';
import { asFlag, asNumber, asObject, asText, textList } from '../shop/read.ts';
import type { Division, Divisions } from './divisions.ts';
import type { OfferedService } from './service.ts';

function readDivision(value: unknown): Division | null {
  const object = asObject(value);
  const shipping = asNumber(object?.shipping);
  if (!object || shipping === null || !Array.isArray(object.parcels)) return null;
  return { shipping, parcels: object.parcels.flatMap((range) => readRange(range) ?? []) };
}

export function readDivisions(value: unknown): Divisions | null {
  const object = asObject(value);
  const [together, split] = [readDivision(object?.together), readDivision(object?.split)];
  return together && split ? { together, split } : null;
}

export function readService(value: unknown): OfferedService | null {
  const object = asObject(value);
  const id = object && asText(object.id);
  const name = object && asText(object.name);
  if (!object || !id || !name) return null;
  const stairs = asObject(object.stairs);
  return {
    id,
    name,
    line: text(object, 'line'),
    price: number(object, 'price'),
    chosen: asFlag(object.chosen),
    carriesIn: asFlag(object.carriesIn),
    stairs: stairs && { upTo: number(stairs, 'upTo'), floors: number(stairs, 'floors') },
    skus: textList(object.skus),
    blocked: textList(object.blocked),
  };
}
