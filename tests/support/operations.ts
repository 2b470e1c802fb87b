/** Operations of an OpenAPI document: generated requests, and validation of responses against it. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { anything, drawn, type Known, type Schema } from './from-schema.ts';

type Content = { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } } };
type Described = {
  readonly operationId?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};
export type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Caller: nobody, a shopper or the merchant. */
  readonly who: 'nobody' | 'shopper' | 'merchant';
};

const inUrl = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed());

/** Malformed path segments. */
const RAW = ['%', '%00', '%ff', '..%2f', 'a%20b', '*', ';', 'a?b', '//', 'x'.repeat(600)];

/** Segments that URL parsers resolve, which changes the path. */
const ELSEWHERE = /^(\.|%2e){0,2}$/i;

function pathsOf(path: string, { parameters = [] }: Described, known: Known): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const schemaOf = (name: string) => parameters.find((one) => one.name === name)?.schema ?? { type: 'string' };
  const part = (name: string) =>
    fc
      .oneof(
        { weight: 12, arbitrary: drawn(name, schemaOf(name), known).map(inUrl) },
        { weight: 1, arbitrary: fc.constantFrom(...RAW) },
      )
      .filter((one) => !ELSEWHERE.test(one));
  return fc
    .tuple(...names.map(part))
    .map((parts) => names.reduce((all, name, at) => all.replace(`{${name}}`, () => parts[at] as string), path));
}

function queriesOf({ parameters = [] }: Described, known: Known): fc.Arbitrary<string> {
  const fields = parameters.filter((one) => one.in === 'query');
  const one = fc.oneof(
    ...fields.map(({ name, schema }) =>
      drawn(name, schema, known).map((value) =>
        [value]
          .flat()
          .map((each) => `${name}=${inUrl(each)}`)
          .join('&'),
      ),
    ),
    anything.map((value) => `${inUrl(value)}=${inUrl(value)}`),
  );
  return fc
    .array(one, { maxLength: fields.length > 0 ? 5 : 1 })
    .map((all) => (all.length > 0 ? `?${all.join('&')}` : ''));
}

function bodiesOf({ requestBody }: Described, known: Known): fc.Arbitrary<string | undefined> {
  const schema = requestBody?.content?.['application/json']?.schema;
  const broken = fc.constantFrom('{', '"', '[1,', 'null', '0', '\u0000', '{"__proto__":{"a":1}}', '{"a":'.repeat(200));
  const wild = fc.oneof(
    broken,
    anything.map((value) => JSON.stringify(value)),
  );
  if (!schema) return fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: wild });
  return fc.oneof(
    { weight: 12, arbitrary: drawn('', schema, known).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: wild },
  );
}

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=latin1',
  'application/jsonx',
];

/** Returns requests for all operations, equally likely. */
export function requestsFor({ paths }: OpenApi, known: Known): fc.Arbitrary<Asked> {
  const keys = fc.oneof(
    { weight: 5, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom('', 'x', 'é'.repeat(9), 'k'.repeat(300)) },
  );
  const types = fc.oneof(
    { weight: 30, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  );
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      fc
        .record({
          url: pathsOf(path, described, known),
          query: queriesOf(described, known),
          body: bodiesOf(described, known),
          key: keys,
          type: types,
          who: fc.constantFrom('nobody', 'shopper', 'merchant') as fc.Arbitrary<Asked['who']>,
        })
        .map(({ url, query, body, key, type, who }): Asked => {
          const headers = { 'idempotency-key': key, ...(body !== undefined && { 'content-type': type }) };
          return { method: method.toUpperCase(), path, url: url + query, body, headers, who };
        }),
    ),
  );
  return fc.oneof(...all);
}

/** Returns a function that returns the error of a response, or null when the document declares it. */
export function createResponseValidator({ paths }: OpenApi) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const known = new Map<Schema, ValidateFunction>();

  function schemaFor({ method, path }: Asked, status: number): Schema | undefined {
    const { responses } = paths[path]?.[method.toLowerCase()] ?? {};
    const declared = responses?.[status] ?? responses?.[`${Math.floor(status / 100)}XX`];
    return declared?.content?.['application/json']?.schema;
  }

  return (asked: Asked, status: number, type: string, body: string): string | null => {
    if (status >= 500) return `answers ${status}: ${body.slice(0, 200)}`;
    // An unusual path may match no route.
    const schema = schemaFor(asked, status);
    if (!schema) return `answers ${status}, which is not declared: ${body.slice(0, 200)}`;
    if (!/^application\/json/.test(type)) return `answers ${status} as '${type}'`;
    const validate = known.get(schema) ?? ajv.compile(schema);
    known.set(schema, validate);
    return validate(JSON.parse(body))
      ? null
      : `answers ${status} otherwise than declared: ${ajv.errorsText(validate.errors)}`;
  };
}
