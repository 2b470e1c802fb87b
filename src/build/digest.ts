/** Hashes of values, to see whether what a page is made from has changed. */
import { createHash, randomUUID } from 'node:crypto';

export const sha = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Objects of many values, such as a product in the lists of others, by their own hash. */
export type Known = Pick<WeakMap<object, string>, 'get'>;

const isPlain = (value: object) => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));

/** Returns the hash of a value of plain objects, lists, maps and sets. What cannot be read, such as a function, equals nothing. */
export function digestOf(value: unknown, known?: Known): string {
  return sha(
    JSON.stringify(value, (_, one: unknown) => {
      if (one === undefined) return { undefined: true };
      if (typeof one === 'function' || typeof one === 'symbol' || typeof one === 'bigint') return randomUUID();
      if (typeof one !== 'object' || one === null) return one;
      const digest = known?.get(one);
      if (digest) return digest;
      if (one instanceof Map) return { map: [...one] };
      if (one instanceof Set) return { set: [...one] };
      return isPlain(one) ? one : randomUUID();
    }) ?? '',
  );
}
