/** Arbitraries from a JSON schema: valid values, known existing values, and invalid ones. */
import fc from 'fast-check';
import { anyText } from './arbitraries.ts';

export type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};
/** Existing values by field name. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Strings that commonly break parsers. */
const HOSTILE = [
  '\0',
  'a\0b',
  '\u{1F6CB}\u{FE0F}',
  '\u202Etxt',
  'ﷺ'.repeat(20),
  "' or 1=1 --",
  '$1',
  '%',
  '_',
  '\\',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '../../etc/passwd',
  '{{7*7}}',
  '<svg onload=1>',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-0',
  '9'.repeat(400),
  '(((((',
  ':* & | !',
  'a'.repeat(5000),
  '\r\nSet-Cookie: a=b',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
];
const text = fc.oneof({ weight: 2, arbitrary: anyText }, { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) });

/** Arbitrary JSON. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[[[[]]]]], { toString: 1 }, ['a', 'a']),
  fc.jsonValue({ maxDepth: 3 }),
);

function fittingText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'uri') return fc.webUrl();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return text.map((one) => one.slice(0, maxLength).padEnd(minLength, 'x'));
}

function fitting(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum: min = -1e6, maximum: max = 1e6, items = {}, minItems = 0, maxItems = 5 } = schema;
  switch (schema.type) {
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(drawn('', items, known), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
    case 'object':
      return record(schema, known);
    default:
      return anything;
  }
}

function record({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, drawn(name, schema, known)]),
  );
  return fc.record(fields, { requiredKeys: [...required] });
}

/** Values of a field: mostly valid, often known, sometimes arbitrary. */
export function drawn(name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fits = { weight: 8, arbitrary: fitting(schema, known) };
  const wrong = { weight: 1, arbitrary: anything };
  const values = known[name];
  return values ? fc.oneof(fits, wrong, { weight: 12, arbitrary: fc.constantFrom(...values) }) : fc.oneof(fits, wrong);
}
