/** Requests of a shop in use: every route, file of the site, kind of picture, and queries that were not made before. */
import { readdirSync } from 'node:fs';
import { heroNames, pictureNames } from '../../../src/core/images/rendition.ts';
import { sizeOf } from '../../../src/media/encode-image.ts';
import type { Media } from '../../../src/media/media.ts';
import type { Known } from '../../support/from-schema.ts';
import type { OpenApi, Asked as Operation } from '../../support/operations.ts';
import { drawnFor } from '../abuse/attacks.ts';
import type { Asked } from '../abuse/call.ts';
import type { Route } from '../abuse/routes.ts';

/** A request with its route, where it calls one. */
export type Call = Asked & { readonly route?: Route };

/** Values that exist in the shop by the names that routes have for them, and headers by who calls. */
export type Use = {
  readonly known: Known;
  readonly callers: Readonly<Record<Operation['who'], Readonly<Record<string, string>>>>;
};

const get = (path: string): Asked => ({ method: 'GET', path });
const at = <T>(list: readonly T[], turn: number) => list[turn % list.length] as T;
const TRIES = 3;

/** Calls each route in turn, as everybody who may: with generated values where it is documented, else with known ones. */
export function routeCalls(routes: readonly Route[], document: OpenApi, { known, callers }: Use): Call[] {
  return routes.map((route, turn): Call => {
    const drawn = drawnFor(route, document, known, TRIES)?.();
    const path = route.path.replace(/:(\w+)|\*/g, (_, name) => String(at(known[name] ?? ['none'], turn)));
    const asked: Asked = drawn ?? { ...route, path, ...(route.method !== 'GET' && { body: '{}' }) };
    const who = route.path.startsWith('/api/merchant') ? 'merchant' : 'shopper';
    return {
      ...asked,
      route,
      headers: { ...asked.headers, ...callers[turn % TRIES === 0 ? (drawn?.who ?? who) : who] },
    };
  });
}

/** Every file of the built site, pages by their address. */
export function siteFiles(folder: string): (turn: number) => Asked {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.parentPath.includes('/img'))
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
    .map((path) => path.replace(/(\/index)?\.html$/, '') || '/');
  return (turn) => ({
    ...get(encodeURI(at(files, turn))),
    headers: { 'accept-encoding': at(['br', 'br', 'gzip', ''], turn) },
  });
}

const WORDS = ['walnut', 'linen', 'brass', 'marble', 'lamp', 'sofa', 'lmap', 'chiar', 'oak', 'vase'];
const SORTS = ['featured', 'price-low', 'price-high', 'newest', 'rating', 'popular'];

/** Lists and searches, each asked once. */
export const newQuery = (turn: number): Asked =>
  turn % 2 === 0
    ? get(`/api/products?sort=${at(SORTS, turn / 2)}&inStock=${turn % 4 === 0}&maxPrice=${1000 + turn * 7}&pageSize=24`)
    : get(`/api/search?q=${at(WORDS, turn)}%20${at(WORDS, turn * 7 + 3)}${turn}`);

/** Every rendition of every original once, in an order that changes original and kind with each. */
export async function pictures(media: Media): Promise<(turn: number) => Asked> {
  const paths = await Promise.all(
    media.all().map(async ({ hash, path }) => {
      const size = await sizeOf(path);
      return [...new Set([...pictureNames(size), ...heroNames(size)])].map((name) => `/img/${hash}/${name}`);
    }),
  );
  return (turn) => {
    const names = at(paths, turn);
    return get(at(names, turn * 7 + Math.floor(turn / paths.length)));
  };
}
