/** Gateways with a payment page of their own: the shopper leaves for it by redirect and comes back. */
import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import type { PageState } from '../../core/payment/page.ts';

/** A webhook request. The body is raw, for signature checks. */
export type GatewayMessage = { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly now: Date };

/** A page to make. Amounts are in minor units. Made again with the same id, it is the same page. */
export type NewPage = {
  readonly id: number;
  readonly number: string;
  readonly amount: number;
  readonly currency: string;
  readonly expiresAt: Date;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Where the shopper comes back to. */
  readonly back: string;
};
export type MadePage = { readonly gatewayId: string; readonly url: string };

export type PagePayment = { readonly reference: string; readonly amount: number; readonly currency: string };

/** closed: it cannot be paid any more. failed: the last attempt was declined. */
export type PageStatus = {
  readonly state: Exclude<PageState, 'paid'>;
  readonly failed: boolean;
  readonly payments: readonly PagePayment[];
};

export type GatewayRefund = {
  readonly number: string;
  readonly reference: string;
  readonly amount: number;
  readonly key: string;
};

export type Gateway = {
  readonly id: string;
  /** Minutes for which stock is reserved, and the shortest life of a page. */
  readonly waitMinutes: number;
  readonly leastMinutes: number;
  readonly takes: (total: number) => boolean;
  readonly make: (page: NewPage) => Promise<MadePage>;
  readonly check: (gatewayId: string) => Promise<PageStatus>;
  /** Closes a page, so that it cannot be paid. Returns its last status. */
  readonly close: (gatewayId: string) => Promise<PageStatus>;
  readonly readMessage: (message: GatewayMessage) => GatewayEvent | null;
  readonly refund: (refund: GatewayRefund) => Promise<string>;
};
