/** Gateways with a payment page of their own: the shopper leaves for it by redirect and comes back. */
import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import type { PageState } from '../../core/payment/page.ts';
import { HttpError } from '../http/http-error.ts';

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

/** The gateway has responded that it will not do this. Other errors leave open whether it was done. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
}

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

/** Statuses that say nothing about the request itself. */
const PASSING = new Set([408, 409, 425, 429]);

/** Turns an error of a gateway's library into GatewayRefusal when the gateway refused the request. */
export function gatewayError(status: number | undefined, message: string | undefined, cause: unknown): Error {
  const refused = status !== undefined && status >= 400 && status < 500 && !PASSING.has(status);
  const text = message || `The gateway responded with status ${status ?? 'none'}.`;
  return refused ? new GatewayRefusal(text, { cause }) : new Error(text, { cause });
}

/** Parses the JSON of a verified webhook. Throws HttpError 400. */
export function parseMessage(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new HttpError(400, 'The message cannot be read.');
  }
}
