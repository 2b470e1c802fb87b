/**
 * Interface of payment methods. Checkout, orders and refunds depend only on it, so a card gateway is one more object with a
 * redirect, a webhook and refunds.
 */
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import type { PaymentStep } from '../../core/payment/payment-step.ts';
import type { Gateway, GatewayMessage, GatewayRefund } from './gateway.ts';

/** Order data given to a payment method. Amounts are in minor units. */
export type PayableOrder = {
  readonly number: string;
  /** To be paid now: the order's total or, after an edit, its rest. */
  readonly total: number;
  readonly currency: string;
  readonly email: string;
  readonly name: string;
  readonly placedAt: Date;
  /** When the reserved stock is released; null: never. */
  readonly expiresAt: Date | null;
  /** URL of the order page that needs no sign-in. */
  readonly link: string;
  /** URL of this API that leads to the gateway's page; used by gateways alone. */
  readonly pay: string;
};

/** Decides the reservation time. proven: the shopper is signed in with a verified address. */
export type HeldOrder = { readonly total: number; readonly proven: boolean };

export type PaymentMethod = {
  /** 'cod', 'upi', 'neft', or a gateway's name in lower case. */
  readonly id: string;
  /** Minutes to wait for payment or confirmation; null: no limit. */
  readonly waitMinutes: (order: HeldOrder) => number | null;
  readonly takes: (total: number) => boolean;
  /** Returns what the shopper has to do. Must be idempotent per order and total. */
  readonly begin: (order: PayableOrder) => Promise<PaymentStep>;
  /** true: the shopper enters a reference that the merchant confirms. */
  readonly byReference?: boolean;
  /** Parses a webhook. Throws HttpError when forged, expired or malformed; returns null for irrelevant events. */
  readonly readMessage?: (message: GatewayMessage) => GatewayEvent | null;
  /** Refunds an amount, once per key. Returns the refund's reference. */
  readonly refund?: (refund: GatewayRefund) => Promise<string>;
  /** The gateway whose page the step leads to. */
  readonly gateway?: Gateway;
};

/** Returns the methods available for a total in minor units. */
export function paymentMethodsFor(paymentMethods: readonly PaymentMethod[], total: number): PaymentMethod[] {
  return paymentMethods.filter((method) => method.takes(total));
}
