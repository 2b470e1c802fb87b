/** Messages of payment gateways, whichever gateway sent them. */

/** What a gateway says happened. id is the gateway's own for this message, the same however often it is sent. */
export type GatewayEvent = {
  readonly id: string;
  readonly kind: 'paid' | 'failed' | 'refunded';
  readonly number: string;
  readonly amount: number;
  readonly currency: string;
  /** The payment's name at the gateway; of a refund, that of the payment that it is taken from. */
  readonly reference: string;
  /** The refund's own name, as refund() returns it, the same in every message about it; else the message's id. */
  readonly refund?: string;
};
