/** The order that is taken by phone: kept by the tab until it is placed, and sent under one key. */
import { readConflict } from '../core/checkout/conflict.ts';
import { MERCHANT_ENDPOINTS } from '../core/merchant/endpoints.ts';
import { EMPTY_ORDER, type OrderDraft } from '../core/merchant/order-draft.ts';
import { newOrderBody } from '../core/merchant/order-draft-body.ts';
import { ORDER_DRAFT_COPY } from '../core/merchant/order-draft-copy.ts';
import { readOrderDraft } from '../core/merchant/order-draft-reader.ts';
import type { TakenOrder } from '../core/merchant/taken-order.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { COPY } from '../core/shop/copy.ts';
import { callMerchant } from './staff.ts';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

const SAY = ORDER_DRAFT_COPY.taken;
const DRAFT_KEY = 'aroha:new-order';
const ATTEMPT_KEY = 'aroha:new-order-key';
const KEY_BYTES = 16;

export const loadDraft = (): OrderDraft => readOrderDraft(readTab(DRAFT_KEY));

export function keepDraft(draft: OrderDraft): void {
  if (draft === EMPTY_ORDER) removeTab(DRAFT_KEY);
  else writeTab(DRAFT_KEY, JSON.stringify(draft));
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** The key of a body whose response was lost: the same body is sent under it again, so that it is placed once. */
function keyFor(body: string): string {
  const [key, sent] = (readTab(ATTEMPT_KEY) ?? '').split('\n');
  if (key && sent === body) return key;
  const fresh = newKey();
  writeTab(ATTEMPT_KEY, `${fresh}\n${body}`);
  return fresh;
}

/** changed: prices, stock or coupon differ from what was seen, or a delivery window was taken: full says which, and the next one. */
export type TakeResult =
  | { readonly state: 'placed'; readonly order: TakenOrder }
  | { readonly state: 'changed'; readonly full: string }
  | { readonly state: 'failed'; readonly message: string };

/** Places the order at the total that the person saw. Offline nothing is sent. */
export async function takeOrder(draft: OrderDraft, total: number): Promise<TakeResult> {
  if (!navigator.onLine) return { state: 'failed', message: SAY.offline };
  const body = newOrderBody(draft, total);
  try {
    const idempotencyKey = keyFor(JSON.stringify(body));
    const order = await callMerchant(MERCHANT_ENDPOINTS.takeOrder, { body, idempotencyKey });
    removeTab(ATTEMPT_KEY);
    removeTab(DRAFT_KEY);
    return { state: 'placed', order };
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'failed', message: COPY.error.generic };
    if (error.kind !== 'http') return { state: 'failed', message: SAY.lost };
    if (error.status !== 409) return { state: 'failed', message: error.message };
    return { state: 'changed', full: readConflict(error.body)?.slots ?? '' };
  }
}
