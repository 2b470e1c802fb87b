/** The page's order: opened by the link's token, by the session, or by number and email. */
import { atom } from 'nanostores';
import { ORDER_PAGE } from '../core/order/constants.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { OrderView } from '../core/order/reader.ts';
import { readOrderNumber } from '../core/order/view.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { orderPath } from '../core/shop/routes.ts';
import { client } from './client.ts';
import { accessHeaders, currentAccess, type OrderAccess, setAccess } from './order-access.ts';
import { downloadOrderFile } from './order-file.ts';
import { $token } from './token.ts';

/**
 * Why the search form is shown: the link is invalid, the order needs proof, the details do not match, or too many
 * attempts.
 */
export type FindProblem = 'link' | 'locked' | 'details' | 'often';

/** away: no response. stale: the last refresh failed, the order is the previous one. */
export type OrderState =
  | { readonly state: 'loading' }
  | { readonly state: 'finding'; readonly number: string; readonly problem: FindProblem | null }
  | { readonly state: 'away'; readonly number: string }
  | { readonly state: 'ready'; readonly order: OrderView; readonly stale: boolean };

/** Confirmation token of a cash order from the email's link; '' without one. */
export const $confirmation = atom('');

export const $order = atom<OrderState>({ state: 'loading' });

let refreshedAt = 0;

export function show(order: OrderView): void {
  // The renewed link's token replaces an expired one.
  if (order.token && !currentAccess().token) setAccess({ token: order.token });
  refreshedAt = Date.now();
  $order.set({ state: 'ready', order, stale: false });
}

/** Throws ApiError. */
async function read(number: string, shown: OrderAccess): Promise<void> {
  const order = await client(ORDER_ENDPOINTS.order, { params: { number }, headers: accessHeaders(shown) });
  setAccess(shown);
  show(order);
}

/** Writes number and token to the URL, so that the page can be reloaded and shared. */
function writeUrl({ number, token }: OrderView): void {
  const opens = currentAccess().token ?? token;
  if (opens) window.history.replaceState(null, '', orderPath(number, opens));
}

const isMissing = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status);
const isRateLimited = (error: unknown) => error instanceof ApiError && error.status === 429;

/** Number, token and confirmation from the URL; both secrets are in the fragment. */
function readUrl() {
  const { search, hash } = window.location;
  const [token = '', ...rest] = hash.slice(1).split('&');
  const confirmation = rest.find((part) => part.startsWith('confirm='))?.slice('confirm='.length) ?? '';
  return { number: readOrderNumber(new URLSearchParams(search).get('number') ?? ''), token, confirmation };
}

/** Moves secrets from ?token= to the fragment, which servers, logs and proxies never see. */
function hideToken(): void {
  const query = new URLSearchParams(window.location.search);
  const token = query.get('token');
  if (token === null) return;
  const number = query.get('number') ?? '';
  window.history.replaceState(null, '', orderPath(number, token));
}

/** Opens the order named in the URL. A visitor without a token is asked for the email address, without a request. */
export async function openOrder(): Promise<void> {
  hideToken();
  const { number, token, confirmation } = readUrl();
  $confirmation.set(confirmation);
  if (!number || (!token && !$token.get())) {
    $order.set({ state: 'finding', number, problem: number ? 'locked' : null });
    return;
  }
  $order.set({ state: 'loading' });
  try {
    await read(number, token ? { token } : {});
  } catch (error) {
    if (isRateLimited(error)) $order.set({ state: 'finding', number, problem: 'often' });
    else if (isMissing(error)) $order.set({ state: 'finding', number, problem: token ? 'link' : 'locked' });
    else $order.set({ state: 'away', number });
  }
}

/** Opens an order by number and email address. False: no response, the form stays. */
export async function findOrder(text: string, email: string): Promise<boolean> {
  const number = readOrderNumber(text);
  try {
    await read(number, { email: email.trim() });
    const now = $order.get();
    if (now.state === 'ready') writeUrl(now.order);
    return true;
  } catch (error) {
    if (!isMissing(error) && !isRateLimited(error)) return false;
    $order.set({ state: 'finding', number, problem: isRateLimited(error) ? 'often' : 'details' });
    return true;
  }
}

/** Reloads the order. The page stays unchanged until the response arrives. */
export async function refreshOrder(): Promise<void> {
  const now = $order.get();
  if (now.state !== 'ready') return;
  // Also on failure, so that tab switches do not cause a burst of requests.
  refreshedAt = Date.now();
  try {
    await read(now.order.number, currentAccess());
  } catch (error) {
    if (!isMissing(error)) $order.set({ ...now, stale: true });
  }
}

/** Proof of purchase for reviews. */
export function proofOf({ number }: OrderView) {
  const { token } = currentAccess();
  return token ? { order: { number, token } } : {};
}

/** Requests an email with a new link; returns the server's message, the same for unknown orders. Throws ApiError. */
export const renewLink = (text: string, email: string) =>
  client(ORDER_ENDPOINTS.renewLink, { body: { number: readOrderNumber(text), email: email.trim() } });

/** The lines of the order for the cart. Throws ApiError. */
export const fetchReorderLines = ({ number }: OrderView) =>
  client(ORDER_ENDPOINTS.reorder, { params: { number }, headers: accessHeaders() });

/** Downloads the invoice. Throws ApiError. */
export function downloadInvoice({ number, invoiceNumber }: OrderView): Promise<void> {
  const path = ORDER_ENDPOINTS.order.path.replace(':number', encodeURIComponent(number));
  return downloadOrderFile(`${path}/invoice.pdf`, `${(invoiceNumber ?? number).replaceAll('/', '-')}.pdf`);
}

/** Reloads the order when the tab is shown again and after sign-in. Returns the function that stops it. */
export function watchOrder(): () => void {
  const back = () => {
    if (document.visibilityState === 'visible' && Date.now() - refreshedAt > ORDER_PAGE.staleMs) refreshOrder();
  };
  const moved = () => {
    const now = $order.get();
    // A link within the page replaces the fragment: restore the token.
    if (now.state === 'ready' && readUrl().token !== (currentAccess().token ?? '')) writeUrl(now.order);
    else if (now.state !== 'ready') openOrder();
  };
  const stopListening = $token.listen((token) => {
    if (token && $order.get().state === 'finding' && readUrl().number) openOrder();
  });
  document.addEventListener('visibilitychange', back);
  window.addEventListener('pageshow', back);
  window.addEventListener('hashchange', moved);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', back);
    window.removeEventListener('pageshow', back);
    window.removeEventListener('hashchange', moved);
  };
}
