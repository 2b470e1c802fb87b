/** The order of this page: opened by the link's token, by the session, or by number and email; kept as the shop knows it. */
import { atom } from 'nanostores';
import { ORDER_PAGE } from '../core/constants.ts';
import type { Endpoint } from '../core/endpoints.ts';
import { ApiError } from '../core/error.ts';
import { ORDER_ENDPOINTS } from '../core/order-endpoints.ts';
import type { OrderView } from '../core/order-reader.ts';
import { readOrderNumber } from '../core/order-view.ts';
import { orderPath } from '../core/routes.ts';
import { client } from './client.ts';
import { $token } from './token.ts';

/** Why the form stands there: a link that opens nothing, an order of somebody, details that do not match, too many tries. */
export type FindProblem = 'link' | 'locked' | 'details' | 'often';

/** away: the shop did not answer. stale: it did not answer the last time, and the order is from before. */
export type OrderState =
  | { readonly state: 'loading' }
  | { readonly state: 'finding'; readonly number: string; readonly problem: FindProblem | null }
  | { readonly state: 'away'; readonly number: string }
  | { readonly state: 'ready'; readonly order: OrderView; readonly stale: boolean };

export const $order = atom<OrderState>({ state: 'loading' });

type Access = { readonly token?: string; readonly email?: string };
/** What opened the order, for whatever is done with it next. */
let access: Access = {};
let answeredAt = 0;

const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');

function show(order: OrderView): void {
  if (order.token) access = { token: order.token };
  answeredAt = Date.now();
  $order.set({ state: 'ready', order, stale: false });
}

/** Throws ApiError. */
async function read(number: string, shown: Access): Promise<void> {
  const order = await client(ORDER_ENDPOINTS.order, { params: { number }, query: { ...shown } });
  access = shown;
  show(order);
}

/** The page of an order may be opened again, and sent to whoever may know: the address gets its secret. */
function keepAddress({ number, token }: OrderView): void {
  if (token) window.history.replaceState(null, '', orderPath(number, token));
}

const isMissing = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status);
const isOften = (error: unknown) => error instanceof ApiError && error.status === 429;

/** Number and token of the address; the token stands behind the #. */
function named() {
  const { search, hash } = window.location;
  return { number: readOrderNumber(new URLSearchParams(search).get('number') ?? ''), token: hash.slice(1) };
}

/** Opens what the address names. A visitor without its token is asked for the email address, and costs the shop no question. */
export async function openOrder(): Promise<void> {
  const { number, token } = named();
  if (!number || (!token && !$token.get())) {
    $order.set({ state: 'finding', number, problem: number ? 'locked' : null });
    return;
  }
  $order.set({ state: 'loading' });
  try {
    await read(number, token ? { token } : {});
  } catch (error) {
    if (isOften(error)) $order.set({ state: 'finding', number, problem: 'often' });
    else if (isMissing(error)) $order.set({ state: 'finding', number, problem: token ? 'link' : 'locked' });
    else $order.set({ state: 'away', number });
  }
}

/** Opens an order by its number and email address. False: the shop did not answer, and the form stays as it is. */
export async function findOrder(text: string, email: string): Promise<boolean> {
  const number = readOrderNumber(text);
  try {
    await read(number, { email: email.trim() });
    const now = $order.get();
    if (now.state === 'ready') keepAddress(now.order);
    return true;
  } catch (error) {
    if (!isMissing(error) && !isOften(error)) return false;
    $order.set({ state: 'finding', number, problem: isOften(error) ? 'often' : 'details' });
    return true;
  }
}

/** Asks again what the order is like now. What is on the page stays until there is an answer. */
export async function refreshOrder(): Promise<void> {
  const now = $order.get();
  if (now.state !== 'ready') return;
  // Also when it fails: a tab that comes and goes asks once in a while.
  answeredAt = Date.now();
  try {
    await read(now.order.number, access);
  } catch (error) {
    if (!isMissing(error)) $order.set({ ...now, stale: true });
  }
}

/** The order as a call leaves it. A refusal may mean that it has changed meanwhile: then it is asked for. Throws ApiError. */
async function change(endpoint: Endpoint<OrderView>, number: string, body: object): Promise<void> {
  try {
    show(await client(endpoint, { params: { number }, body: { ...access, ...body } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await refreshOrder();
    throw error;
  }
}

/** Throws ApiError, as do the next two. */
export const cancelOrder = ({ number }: OrderView) => change(ORDER_ENDPOINTS.cancelOrder, number, {});

export const tellReference = ({ number }: OrderView, reference: string) =>
  change(ORDER_ENDPOINTS.payReference, number, { reference });

export const askReturn = ({ number }: OrderView, asked: object) => change(ORDER_ENDPOINTS.returnOrder, number, asked);

/** What proves a purchase to the reviews of a product. */
export const proofOf = ({ number, token }: OrderView) => (token ? { order: { number, token } } : {});

/** The lines of the order, as a cart takes them. Throws ApiError. */
export const wantedAgain = ({ number }: OrderView) =>
  client(ORDER_ENDPOINTS.reorder, { params: { number }, query: { ...access } });

/** The document of the order, opened by its token or by the session. */
export function invoiceUrl({ number, token }: OrderView): string {
  const path = `${HOST}${ORDER_ENDPOINTS.order.path.replace(':number', encodeURIComponent(number))}/invoice.pdf`;
  return token ? `${path}?token=${encodeURIComponent(token)}` : path;
}

/** Asks again when the tab comes back, and once somebody has signed in. Answers how to stop. */
export function watchOrder(): () => void {
  const back = () => {
    if (document.visibilityState === 'visible' && Date.now() - answeredAt > ORDER_PAGE.staleMs) refreshOrder();
  };
  const moved = () => {
    const now = $order.get();
    // A link within the page, such as the one to its content, takes the secret's place in the address.
    if (now.state === 'ready' && !named().token.includes(now.order.token ?? '')) keepAddress(now.order);
    else if (now.state !== 'ready') openOrder();
  };
  const entered = $token.listen((token) => {
    if (token && $order.get().state === 'finding' && named().number) openOrder();
  });
  document.addEventListener('visibilitychange', back);
  window.addEventListener('pageshow', back);
  window.addEventListener('hashchange', moved);
  return () => {
    entered();
    document.removeEventListener('visibilitychange', back);
    window.removeEventListener('pageshow', back);
    window.removeEventListener('hashchange', moved);
  };
}
