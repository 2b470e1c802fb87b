/** The order of this page: opened by the link's token, by the session, or by number and email; kept as the shop knows it. */
import { atom } from 'nanostores';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { OrderView } from '../core/order/reader.ts';
import { readOrderNumber } from '../core/order/view.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { ORDER_PAGE } from '../core/shop/constants.ts';
import type { Endpoint } from '../core/shop/endpoints.ts';
import { orderPath } from '../core/shop/routes.ts';
import { client } from './client.ts';
import { accessHeaders, currentAccess, type OrderAccess, setAccess } from './order-access.ts';
import { saveOrderFile } from './order-file.ts';
import { $token } from './token.ts';

/** Why the form stands there: a link that opens nothing, an order of somebody, details that do not match, too many tries. */
export type FindProblem = 'link' | 'locked' | 'details' | 'often';

/** away: the shop did not answer. stale: it did not answer the last time, and the order is from before. */
export type OrderState =
  | { readonly state: 'loading' }
  | { readonly state: 'finding'; readonly number: string; readonly problem: FindProblem | null }
  | { readonly state: 'away'; readonly number: string }
  | { readonly state: 'ready'; readonly order: OrderView; readonly stale: boolean };

/** What the letter's link holds to confirm a cash order; '' when the page was opened by another link. */
export const $confirmation = atom('');

export const $order = atom<OrderState>({ state: 'loading' });

let answeredAt = 0;

function show(order: OrderView): void {
  // A link that was renewed opens more than the order's own.
  if (order.token && !currentAccess().token) setAccess({ token: order.token });
  answeredAt = Date.now();
  $order.set({ state: 'ready', order, stale: false });
}

/** Throws ApiError. */
async function read(number: string, shown: OrderAccess): Promise<void> {
  const order = await client(ORDER_ENDPOINTS.order, { params: { number }, headers: accessHeaders(shown) });
  setAccess(shown);
  show(order);
}

/** The page of an order may be opened again, and sent to whoever may know: the address gets its secret. */
function keepAddress({ number, token }: OrderView): void {
  const opens = currentAccess().token ?? token;
  if (opens) window.history.replaceState(null, '', orderPath(number, opens));
}

const isMissing = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status);
const isOften = (error: unknown) => error instanceof ApiError && error.status === 429;

/** Number, token and confirmation of the address; both secrets stand behind the #. */
function named() {
  const { search, hash } = window.location;
  const [token = '', ...rest] = hash.slice(1).split('&');
  const confirmation = rest.find((part) => part.startsWith('confirm='))?.slice('confirm='.length) ?? '';
  return { number: readOrderNumber(new URLSearchParams(search).get('number') ?? ''), token, confirmation };
}

/** Secrets of a copied address with ?token= move behind the #, where no server, log or history of a proxy sees them. */
function hideToken(): void {
  const query = new URLSearchParams(window.location.search);
  const token = query.get('token');
  if (token === null) return;
  const number = query.get('number') ?? '';
  window.history.replaceState(null, '', orderPath(number, token));
}

/** Opens what the address names. A visitor without its token is asked for the email address, and costs the shop no question. */
export async function openOrder(): Promise<void> {
  hideToken();
  const { number, token, confirmation } = named();
  $confirmation.set(confirmation);
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
    await read(now.order.number, currentAccess());
  } catch (error) {
    if (!isMissing(error)) $order.set({ ...now, stale: true });
  }
}

/** The order as a call leaves it. A refusal may mean that it has changed meanwhile: then it is asked for. Throws ApiError. */
async function change(endpoint: Endpoint<OrderView>, number: string, body: object): Promise<void> {
  try {
    show(await client(endpoint, { params: { number }, headers: accessHeaders(), body }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await refreshOrder();
    throw error;
  }
}

/** Confirms a cash order with what its letter's link holds, or with the session. Throws ApiError, as do the next three. */
export const confirmOrder = ({ number }: OrderView) =>
  change(ORDER_ENDPOINTS.confirmOrder, number, { confirmation: $confirmation.get() });

export const cancelOrder = ({ number }: OrderView) => change(ORDER_ENDPOINTS.cancelOrder, number, {});

export const tellReference = ({ number }: OrderView, reference: string) =>
  change(ORDER_ENDPOINTS.payReference, number, { reference });

export const askReturn = ({ number }: OrderView, asked: object) => change(ORDER_ENDPOINTS.returnOrder, number, asked);

/** What proves a purchase to the reviews of a product. */
export function proofOf({ number }: OrderView) {
  const { token } = currentAccess();
  return token ? { order: { number, token } } : {};
}

/** Asks for a letter with a new link; returns what the shop says, the same for orders that do not exist. Throws ApiError. */
export const renewLink = (text: string, email: string) =>
  client(ORDER_ENDPOINTS.renewLink, { body: { number: readOrderNumber(text), email: email.trim() } });

/** The lines of the order, as a cart takes them. Throws ApiError. */
export const wantedAgain = ({ number }: OrderView) =>
  client(ORDER_ENDPOINTS.reorder, { params: { number }, headers: accessHeaders() });

/** Saves the document of the order. Throws ApiError. */
export function saveInvoice({ number, invoiceNumber }: OrderView): Promise<void> {
  const path = ORDER_ENDPOINTS.order.path.replace(':number', encodeURIComponent(number));
  return saveOrderFile(`${path}/invoice.pdf`, `${(invoiceNumber ?? number).replaceAll('/', '-')}.pdf`);
}

/** Asks again when the tab comes back, and once somebody has signed in. Answers how to stop. */
export function watchOrder(): () => void {
  const back = () => {
    if (document.visibilityState === 'visible' && Date.now() - answeredAt > ORDER_PAGE.staleMs) refreshOrder();
  };
  const moved = () => {
    const now = $order.get();
    // A link within the page, such as the one to its content, takes the secret's place in the address.
    if (now.state === 'ready' && named().token !== (currentAccess().token ?? '')) keepAddress(now.order);
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
