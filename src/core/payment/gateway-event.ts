/** Webhook events of payment gateways in a common form. */

/** id is the gateway's id of the message, the same when it is sent repeatedly. */
export type GatewayEvent = {
  readonly id: string;
  readonly kind: 'paid' | 'failed' | 'refunded';
  readonly number: string;
  readonly amount: number;
  readonly currency: string;
  /** The gateway's payment id; of a refund, that of the refunded payment. */
  readonly reference: string;
  /** The gateway's refund id, as returned by refund(); defaults to the message's id. */
  readonly refund?: string;
};
