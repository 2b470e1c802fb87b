/** Reads quotes, orders and reviews out of a backend's answer. Amounts are integers in minor units of their currency. */
import { COUPON_STATES, type CouponState } from './coupon.ts';
import type { DateRange } from './delivery.ts';
import { type Currency, readCurrency } from './money.ts';
import {
  ORDER_STATES,
  type OrderState,
  PAYMENT_STATES,
  type PaymentState,
  RETURN_REASONS,
  type ReturnReason,
} from './order.ts';
import { type PaymentStep, readStep } from './payment.ts';
import { type Picture, readPicture } from './picture.ts';
import type { QuoteChange, WantedLine } from './quote.ts';
import {
  asFlag,
  asNumber,
  asObject,
  asText,
  findList,
  firstText,
  type Json,
  type Report,
  readList,
  textList,
} from './read.ts';

export type SoldLineView = {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly variant: string;
  readonly picture: Picture | null;
  readonly price: number;
  readonly quantity: number;
  readonly amount: number;
  readonly discount: number;
  readonly gstPercent: number;
  readonly gst: number;
  readonly madeToOrder: boolean;
};
export type QuoteLineView = SoldLineView & {
  readonly originalPrice: number | null;
  readonly wanted: number;
  readonly available: number;
};
type Sums = {
  readonly currency: Currency;
  readonly subtotal: number;
  readonly discount: number;
  readonly gst: number;
  readonly total: number;
};
export type QuoteView = Sums & {
  readonly lines: readonly QuoteLineView[];
  readonly changes: readonly QuoteChange[];
  readonly shipping: number | null;
  readonly freeShippingFrom: number | null;
  readonly coupon: { readonly code: string; readonly state: CouponState } | null;
  readonly pinProblem: string | null;
  readonly delivery: DateRange | null;
  readonly payments: readonly string[];
};
export type Placed = {
  readonly number: string;
  readonly token: string;
  readonly currency: Currency;
  readonly total: number;
  readonly delivery: DateRange | null;
  readonly payment: PaymentStep;
};
export type OrderView = Sums & {
  readonly number: string;
  readonly token: string | null;
  readonly state: OrderState;
  readonly placedAt: string;
  readonly deliveredAt: string | null;
  readonly lines: readonly SoldLineView[];
  readonly coupon: string | null;
  readonly shipping: number;
  readonly email: string;
  readonly contact: { readonly name: string; readonly phone: string };
  readonly address: Readonly<Record<'name' | 'phone' | 'line1' | 'line2' | 'city' | 'state' | 'pin', string>>;
  readonly delivery: DateRange | null;
  readonly payment: {
    readonly method: string;
    readonly state: PaymentState;
    readonly reference: string | null;
    readonly step: PaymentStep | null;
  };
  readonly timeline: readonly {
    readonly at: string;
    readonly state: OrderState;
    readonly actor: string;
    readonly note: string;
  }[];
  readonly cancellable: boolean;
  readonly returnUntil: string | null;
  readonly return: {
    readonly state: string;
    readonly reason: ReturnReason;
    readonly note: string;
    readonly evidence: readonly string[];
    readonly lines: readonly WantedLine[];
    readonly amount: number;
    readonly requestedAt: string;
  } | null;
  readonly refund: { readonly amount: number; readonly by: string } | null;
  readonly invoiceNumber: string | null;
};
export type OrderSummary = {
  readonly number: string;
  readonly token: string | null;
  readonly state: OrderState;
  readonly placedAt: string;
  readonly currency: Currency;
  readonly total: number;
  /** The way it was paid, '' where the shop does not tell. */
  readonly payment: string;
  readonly paymentState: PaymentState;
  readonly pieces: number;
  readonly names: readonly string[];
  readonly picture: Picture | null;
};
export type OrderList = {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};
export type ReviewView = {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly verified: string;
  readonly createdAt: string;
};
export type ReviewPage = {
  readonly average: number | null;
  readonly count: number;
  readonly spread: readonly number[];
  readonly reviews: readonly ReviewView[];
};

const within = (body: unknown): Json | null => asObject(asObject(body)?.data) ?? asObject(body);
const text = (object: Json, name: string) => asText(object[name]) ?? '';
const number = (object: Json, name: string) => asNumber(object[name]) ?? 0;

/** One of the known words, else the fallback: a newer backend may know more states than this page. */
function oneOf<Word extends string>(words: readonly Word[], value: unknown, fallback: Word): Word {
  return words.find((word) => word === value) ?? fallback;
}

function readRange(value: unknown): DateRange | null {
  const object = asObject(value);
  const from = object && asText(object.from);
  const to = object && asText(object.to);
  return from && to ? { from, to } : null;
}

function readSold(value: unknown): QuoteLineView | null {
  const object = asObject(value);
  const sku = object && asText(object.sku);
  const price = asNumber(object?.price);
  if (!object || !sku || price === null) return null;
  const name = text(object, 'name') || sku;
  const quantity = number(object, 'quantity');
  return {
    sku,
    slug: text(object, 'slug'),
    name,
    variant: text(object, 'variant'),
    picture: readPicture(object.image, name),
    price,
    originalPrice: asNumber(object.originalPrice),
    wanted: asNumber(object.wanted) ?? quantity,
    quantity,
    available: asNumber(object.available) ?? quantity,
    amount: asNumber(object.amount) ?? price * quantity,
    discount: number(object, 'discount'),
    gstPercent: number(object, 'gstPercent'),
    gst: number(object, 'gst'),
    madeToOrder: asFlag(object.madeToOrder),
  };
}

/** Reads what changed; kinds that nobody here knows are left out. */
export function readChange(value: unknown): QuoteChange | null {
  const object = asObject(value);
  const sku = object && asText(object.sku);
  if (!object || !sku) return null;
  if (object.kind === 'price') return { kind: 'price', sku, was: number(object, 'was'), now: number(object, 'now') };
  if (object.kind === 'stock')
    return { kind: 'stock', sku, wanted: number(object, 'wanted'), available: number(object, 'available') };
  return object.kind === 'gone' ? { kind: 'gone', sku } : null;
}

const sums = (object: Json): Sums => ({
  currency: readCurrency(object.currency),
  subtotal: number(object, 'subtotal'),
  discount: number(object, 'discount'),
  gst: number(object, 'gst'),
  total: number(object, 'total'),
});
const listOf = <T>(value: unknown, noun: string, read: (item: unknown) => T | null, report: Report) =>
  readList(Array.isArray(value) ? value : [], noun, read, report);

/** Needs lines and a total; everything else may be missing. */
export function readQuote(body: unknown, report: Report): QuoteView | null {
  const object = within(body);
  if (!object || !Array.isArray(object.lines) || asNumber(object.total) === null) return null;
  const coupon = asObject(object.coupon);
  return {
    ...sums(object),
    lines: listOf(object.lines, 'lines', readSold, report),
    changes: listOf(object.changes, 'changes', readChange, report),
    shipping: asNumber(object.shipping),
    freeShippingFrom: asNumber(object.freeShippingFrom),
    coupon: coupon && { code: text(coupon, 'code'), state: oneOf(COUPON_STATES, coupon.state, 'unknown') },
    pinProblem: asText(object.pinProblem),
    delivery: readRange(object.delivery),
    payments: textList(object.payments),
  };
}

/** Needs a number and what is to be done for the payment. */
export function readPlaced(body: unknown): Placed | null {
  const object = within(body);
  const step = object && readStep(object.payment);
  const named = object && asText(object.number);
  if (!object || !named || !step) return null;
  return {
    number: named,
    token: text(object, 'token'),
    currency: readCurrency(object.currency),
    total: number(object, 'total'),
    delivery: readRange(object.delivery),
    payment: step,
  };
}

function readWanted(value: unknown): WantedLine | null {
  const object = asObject(value);
  const sku = object && asText(object.sku);
  const quantity = asNumber(object?.quantity);
  return sku && quantity !== null && quantity > 0 ? { sku, quantity } : null;
}

function readEvent(value: unknown) {
  const object = asObject(value);
  const at = object && asText(object.at);
  if (!object || !at) return null;
  return {
    at,
    state: oneOf(ORDER_STATES, object.state, 'placed'),
    actor: text(object, 'actor'),
    note: text(object, 'note'),
  };
}

/** Needs a number, its lines and a total. */
export function readOrder(body: unknown, report: Report): OrderView | null {
  const outer = within(body);
  const object = asObject(outer?.order) ?? outer;
  const named = object && asText(object.number);
  if (!object || !named || !Array.isArray(object.lines)) return null;
  const contact = asObject(object.contact) ?? {};
  const address = asObject(object.address) ?? {};
  const payment = asObject(object.payment) ?? {};
  const returned = asObject(object.return);
  const refund = asObject(object.refund);
  return {
    ...sums(object),
    number: named,
    token: asText(object.token),
    state: oneOf(ORDER_STATES, object.state, 'placed'),
    placedAt: text(object, 'placedAt'),
    deliveredAt: asText(object.deliveredAt),
    coupon: asText(object.coupon),
    lines: listOf(object.lines, 'lines', readSold, report),
    shipping: number(object, 'shipping'),
    email: text(object, 'email'),
    contact: { name: text(contact, 'name'), phone: text(contact, 'phone') },
    address: {
      name: text(address, 'name'),
      phone: text(address, 'phone'),
      line1: text(address, 'line1'),
      line2: text(address, 'line2'),
      city: text(address, 'city'),
      state: text(address, 'state'),
      pin: text(address, 'pin'),
    },
    delivery: readRange(object.delivery),
    payment: {
      method: text(payment, 'method'),
      state: oneOf(PAYMENT_STATES, payment.state, 'due'),
      reference: asText(payment.reference),
      step: readStep(payment.step),
    },
    timeline: listOf(object.timeline, 'timeline', readEvent, report),
    cancellable: asFlag(object.cancellable),
    returnUntil: asText(object.returnUntil),
    return: returned && {
      state: text(returned, 'state'),
      reason: oneOf(RETURN_REASONS, returned.reason, 'changed-mind'),
      note: text(returned, 'note'),
      evidence: textList(returned.evidence),
      lines: listOf(returned.lines, 'lines', readWanted, report),
      amount: number(returned, 'amount'),
      requestedAt: text(returned, 'requestedAt'),
    },
    refund: refund && { amount: number(refund, 'amount'), by: text(refund, 'by') },
    invoiceNumber: asText(object.invoiceNumber),
  };
}

function readSummary(value: unknown): OrderSummary | null {
  const object = asObject(value);
  const named = object && firstText(object, 'number', '_id', 'id');
  if (!object || !named) return null;
  return {
    number: named,
    token: asText(object.token),
    state: oneOf(ORDER_STATES, object.state, 'placed'),
    placedAt: text(object, 'placedAt'),
    currency: readCurrency(object.currency),
    total: number(object, 'total'),
    payment: text(object, 'payment'),
    // A backend that tells nothing of money asks for none.
    paymentState: oneOf(PAYMENT_STATES, object.paymentState, 'paid'),
    pieces: number(object, 'pieces'),
    names: textList(object.names),
    picture: readPicture(object.image, textList(object.names)[0] ?? named),
  };
}

/** Reads {orders, total, page, pageSize}; a bare list is one whole page. */
export function readOrderList(body: unknown, report: Report): OrderList | null {
  const items = findList(body, 'orders');
  const object = within(body);
  if (!items) return null;
  const orders = readList(items, 'orders', readSummary, report);
  return {
    orders,
    total: asNumber(object?.total) ?? orders.length,
    page: asNumber(object?.page) ?? 1,
    pageSize: asNumber(object?.pageSize) ?? Math.max(1, orders.length),
  };
}

export function readReorder(body: unknown, report: Report): WantedLine[] | null {
  const items = findList(body, 'lines');
  return items && readList(items, 'lines', readWanted, report);
}

function readReview(value: unknown): ReviewView | null {
  const object = asObject(value);
  const rating = asNumber(object?.rating);
  if (!object || rating === null || rating < 1 || rating > 5) return null;
  return {
    id: firstText(object, 'id', '_id') ?? '',
    name: text(object, 'name'),
    rating,
    title: text(object, 'title'),
    text: text(object, 'text'),
    verified: text(object, 'verified'),
    createdAt: text(object, 'createdAt'),
  };
}

export function readReviews(body: unknown, report: Report): ReviewPage | null {
  const items = findList(body, 'reviews');
  const object = within(body);
  if (!items) return null;
  const reviews = readList(items, 'reviews', readReview, report);
  const spread = Array.isArray(object?.spread) ? object.spread.map((value) => asNumber(value) ?? 0) : [];
  return {
    average: asNumber(object?.average),
    count: asNumber(object?.count) ?? reviews.length,
    spread: spread.length === 5 ? spread : [0, 0, 0, 0, 0],
    reviews,
  };
}
