/** Events of payment gateways in a common form, from their webhooks or read from them. */

/**
 * pending: the bank has not decided. closed: the page cannot be paid any more. refund-failed: a refund that the gateway had
 * accepted did not arrive.
 */
export type GatewayEventKind = 'paid' | 'pending' | 'failed' | 'closed' | 'refunded' | 'refund-failed' | 'disputed';

/** id is the gateway's id of the message, the same when it is sent repeatedly. */
export type GatewayEvent = {
  readonly id: string;
  readonly kind: GatewayEventKind;
  /** '' when the gateway names only the payment: the order is the one of `reference`. */
  readonly number: string;
  readonly amount: number;
  readonly currency: string;
  /** The gateway's payment id; of a refund or dispute, that of its payment. */
  readonly reference: string;
  /** The gateway's refund id, as returned by refund(); defaults to the message's id. */
  readonly refund?: string;
  /** The gateway's id of a dispute. */
  readonly dispute?: string;
  /** The page that it is about. The event counts only when order, amount and currency are those of this page. */
  readonly page?: PageReference;
  /** Why a refund failed, or the state of a dispute. */
  readonly reason?: string;
};

/** id is ours; gatewayId is the gateway's, '' when the event does not name it. */
export type PageReference = { readonly id: number; readonly gatewayId: string };
