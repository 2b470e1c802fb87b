/**
 * The one interface of every way to pay. Checkout, orders and refunds know nothing of a way but this, so a card gateway is
 * one more object with a page to redirect to, a webhook and a refund.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import type { PaymentStep } from '../../core/payment/payment.ts';

/** What a way learns of an order. Amounts are in minor units. */
export type PayableOrder = {
  readonly number: string;
  readonly total: number;
  readonly currency: string;
  readonly email: string;
  readonly name: string;
  readonly placedAt: Date;
  /** When the goods go back on the shelf; null: they wait. */
  readonly expiresAt: Date | null;
  /** Opens the order's page without signing in. */
  readonly link: string;
};

/** What decides how long goods wait for an order. proven: it comes from the proved address of the account that is signed in. */
export type HeldOrder = { readonly total: number; readonly proven: boolean };

/** A webhook as it came: the body is the very bytes, for signatures are made of them. */
export type GatewayMessage = { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly now: Date };

export type PaymentWay = {
  /** 'cod', 'upi', 'neft', or a gateway's name in small letters. */
  readonly id: string;
  /** How long the goods wait for the money, or for somebody to confirm the order; null: as long as it takes. */
  readonly waitMinutes: (order: HeldOrder) => number | null;
  readonly takes: (total: number) => boolean;
  /** What the shopper has to do. Asked again for the same order, it must not ask for the money twice. */
  readonly begin: (order: PayableOrder) => Promise<PaymentStep>;
  /** true: the shopper tells a reference, and the merchant confirms it. */
  readonly byReference?: boolean;
  /** Reads a webhook. Throws Refusal for one that is forged, old or unreadable; null for one that is of no interest. */
  readonly readMessage?: (message: GatewayMessage) => GatewayEvent | null;
  /** Sends money back. The same key must send it once. Answers the refund's reference. */
  readonly refund?: (refund: { number: string; reference: string; amount: number; key: string }) => Promise<string>;
};

/** The ways that take a total. */
export function waysFor(ways: readonly PaymentWay[], total: number): PaymentWay[] {
  return ways.filter((way) => way.takes(total));
}
