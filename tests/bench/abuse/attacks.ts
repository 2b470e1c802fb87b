/** One attack per route: random requests from the OpenAPI document, or crafted ones. */
import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Known as Values } from '../../support/from-schema.ts';
import { type Asked as Generated, type OpenApi, requestsFor } from '../../support/operations.ts';
import type { Asked } from './call.ts';
import type { Route } from './routes.ts';

/** Recipient who never asked for emails. */
export const STRANGER = 'stranger@example.net';
/** Domain of the abuser's accounts and orders. */
export const ABUSER = 'abuser.example';
const DRAWN = 200;

export type Attack = {
  readonly name: string;
  readonly next: () => Asked;
  /** Reads data from a response that later attacks need. */
  readonly readResponse?: (text: string) => void;
};

type Known = {
  readonly document: OpenApi;
  /** Valid order bodies. */
  readonly orders: readonly string[];
  /** Image URLs. */
  readonly pictures: readonly string[];
};

const random = () => randomBytes(8).toString('hex');
const json = (value: unknown) => JSON.stringify(value);
const email = () => `${random()}@${ABUSER}`;

type Placed = { readonly number: string; readonly token: string };
const PLACE = 'POST /api/orders';

/** Crafted bodies and URLs by route. placed: the abuser's orders, half of which are cancelled. */
function craftedBy({ orders, pictures }: Known, placed: Placed[]): Readonly<Record<string, () => Partial<Asked>>> {
  let turn = 0;
  const orderOf = (to: string) => {
    const body = JSON.parse(orders[turn++ % orders.length] as string);
    return { ...body, contact: { ...body.contact, email: to } };
  };
  const either = () => (turn++ % 2 === 0 ? STRANGER : email());
  const person = { firstName: 'A', lastName: 'B', username: '', phone: '', addresses: [] };
  return {
    'GET /api/products': () => ({ path: `/api/products?minPrice=${turn++ % 99_000}&sort=price-low` }),
    'GET /api/search': () => ({ path: `/api/search?q=${random()}` }),
    'GET /img/*': () => ({ path: pictures[turn++ % pictures.length] as string }),
    'GET /*': () => ({ path: turn++ % 2 === 0 ? `/product/${random()}` : `/journal?x=${random()}` }),
    'POST /api/auth/register': () => ({ body: json({ ...person, email: email(), password: `secret ${random()}` }) }),
    'POST /api/auth/login': () => ({ body: json({ email: email(), password: random() }) }),
    'POST /api/auth/forgot': () => ({ body: json({ email: either() }) }),
    'POST /api/newsletter': () => ({ body: json({ email: either() }) }),
    'POST /api/contact': () => ({
      body: json({ name: 'A', email: either(), message: 'word '.repeat(900), consent: true }),
    }),
    'POST /api/cart/quote': () => ({ body: json({ lines: orderOf('').lines, pin: '560038' }) }),
    'POST /api/orders/:number/cancel': () => {
      const last = placed.splice(0, 2)[0];
      return last
        ? { path: `/api/orders/${last.number}/cancel`, body: json({}), headers: { 'order-token': last.token } }
        : {};
    },
    [PLACE]: () => ({
      headers: { 'idempotency-key': randomUUID() },
      body: json(orderOf(either())),
    }),
  };
}

/** Generated requests from the document, repeated. values: existing ones by name. Null when the route is not documented. */
export function drawnFor(
  { method, path }: Route,
  { paths }: OpenApi,
  values: Values = {},
  drawn = DRAWN,
): (() => Asked & Pick<Generated, 'who'>) | null {
  const name = path.replace(/:(\w+)/g, '{$1}');
  const described = paths[name]?.[method.toLowerCase()];
  if (!described) return null;
  const pool = fc.sample(requestsFor({ paths: { [name]: { [method.toLowerCase()]: described } } }, values), drawn);
  let turn = 0;
  return () => {
    const { url, body, headers, who } = pool[turn++ % pool.length] as (typeof pool)[number];
    const kept = Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]*$/.test(value));
    return {
      ...{ method, who },
      path: encodeURI(decodeURI(encodeURI(url))),
      headers: Object.fromEntries(kept),
      ...(body && { body }),
    };
  };
}

/** Returns one attack per route. */
export function attacksOn(routes: readonly Route[], known: Known): Attack[] {
  const placed: Placed[] = [];
  const crafted = craftedBy(known, placed);
  const learn = (text: string) => {
    const { number, token } = JSON.parse(text) as Partial<Placed>;
    if (number && token) placed.push({ number, token });
  };
  return routes.map((route) => {
    const { method, path } = route;
    const name = `${method} ${path}`;
    const drawn = drawnFor(route, known.document);
    const plain = (): Asked => ({
      method,
      path: path.replace(/:\w+|\*/g, random),
      ...(method !== 'GET' && { body: '{}' }),
    });
    const better = crafted[name];
    return {
      name,
      next: () => ({ ...(better ? plain() : (drawn ?? plain)()), ...better?.() }),
      ...(name === PLACE && { readResponse: learn }),
    };
  });
}
