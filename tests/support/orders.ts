/** Orders for browser tests, placed through the API and advanced by the merchant. */
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { MERCHANT_ENDPOINTS } from '../../src/core/merchant/endpoints.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { attachmentsPath } from '../../src/core/order/return-attachments.ts';
import { orderPath } from '../../src/core/shop/routes.ts';
import { ADDRESS, CONTACT, newKey, orderOf, type Wanted, withToken } from './buyer.ts';
import { AS_MERCHANT } from './merchant.ts';
import { freshNetwork } from './shopper.ts';

export type PlacedOrder = { readonly number: string; readonly token: string; readonly path: string };

async function post(request: APIRequestContext, path: string, data: object, headers: Record<string, string> = {}) {
  const answer = await request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Returns the SKU of a product's first variant. */
export async function skuOf(request: APIRequestContext, slug: string): Promise<string> {
  const { data } = await (await request.get(`/api/v1/products/${slug}`)).json();
  return data.variants[0].sku;
}

/** A unique phone number, because limits count per phone. */
const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** A unique email address. */
export const newEmail = () => `meera-${newKey().slice(0, 8)}@example.in`;

type Way = {
  readonly payment?: string;
  readonly email?: string;
  readonly lines?: readonly Wanted[];
  /** Parcels that leave as soon as each is ready. */
  readonly split?: boolean;
};

/** Adds the ordered quantities to stock, so that tests do not sell out products. */
async function restock(request: APIRequestContext, lines: readonly Wanted[]): Promise<void> {
  for (const { sku, quantity } of lines) {
    await post(request, MERCHANT_ENDPOINTS.changeStock.path.replace(':sku', sku), { add: quantity }, AS_MERCHANT);
  }
}

/** Orders lines (default: a lamp) at the current quote. */
export async function placeOrder(request: APIRequestContext, way: Way = {}): Promise<PlacedOrder> {
  const { payment = 'cod', email = newEmail(), split = false } = way;
  const lines = way.lines ?? [{ sku: await skuOf(request, 'elegant-lamp'), quantity: 1 }];
  await restock(request, lines);
  const { total } = await post(request, ORDER_ENDPOINTS.quote.path, { lines, pin: ADDRESS.pin, delivery: { split } });
  const body = orderOf(lines, total, {
    payment,
    delivery: { split },
    contact: { ...CONTACT, email, phone: newPhone() },
  });
  const { number, token } = await post(request, ORDER_ENDPOINTS.placeOrder.path, body, {
    'idempotency-key': newKey(),
    ...freshNetwork(),
  });
  return { number, token, path: orderPath(number, token) };
}

const merchant = (request: APIRequestContext, { number }: PlacedOrder, path: string, body: object) =>
  post(request, path.replace(':number', number), body, AS_MERCHANT);

/** Advances an order through the given states. */
export async function advance(request: APIRequestContext, order: PlacedOrder, ...states: readonly string[]) {
  for (const state of states) {
    const parcel = state === 'shipped' ? { note: 'Sent with Blue Dart.', parcel: 'BD 4471 902' } : {};
    await merchant(request, order, MERCHANT_ENDPOINTS.advanceOrder.path, { state, ...parcel });
  }
}

export const TO_THE_DOOR = ['confirmed', 'packed', 'shipped', 'delivered'] as const;

export const arrived = (request: APIRequestContext, order: PlacedOrder) =>
  merchant(request, order, MERCHANT_ENDPOINTS.decidePayment.path, { arrived: true });

export const decideReturn = (request: APIRequestContext, order: PlacedOrder, approve: boolean, note = '') =>
  merchant(request, order, MERCHANT_ENDPOINTS.decideReturn.path, { approve, note });

export const refund = (request: APIRequestContext, order: PlacedOrder) =>
  merchant(request, order, MERCHANT_ENDPOINTS.refundOrder.path, { reference: '412345678901' });

/** Requests the return of one item, as the page does. files: ids of uploaded photos. */
export const askReturn = (
  request: APIRequestContext,
  { number, token }: PlacedOrder,
  sku: string,
  files: readonly string[] = [],
) =>
  post(
    request,
    ORDER_ENDPOINTS.returnOrder.path.replace(':number', number),
    { reason: 'damaged', lines: [{ sku, quantity: 1 }], evidence: ['https://photos.example.com/unboxing'], files },
    withToken(token),
  );

/** Uploads a photo for a return; resolves to its id. */
export async function uploadPhoto(
  request: APIRequestContext,
  { number, token }: PlacedOrder,
  file: string,
): Promise<string> {
  const answer = await request.post(`${attachmentsPath(number)}?name=box.webp`, {
    data: readFileSync(file),
    headers: { 'content-type': 'image/webp', ...withToken(token) },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return (await answer.json()).id;
}
