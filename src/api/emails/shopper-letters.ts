/** Which letter a shopper gets for each type of event; null: none. */
import { ACCOUNT_EMAILS } from '../../core/account/emails-copy.ts';
import type { Letter } from '../../core/emails/letter.ts';
import type { EventType, OrderEventType } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import type { Brand } from '../../core/shop/theme.ts';
import * as dispatch from './dispatch-letters.ts';
import { simpleLetter } from './emails.ts';
import * as change from './order-change-letters.ts';
import type { OrderFacts, OrderLetter } from './order-letter.ts';
import * as order from './order-letters.ts';
import * as parcels from './parcel-letters.ts';
import * as payment from './payment-letters.ts';
import * as returns from './return-letters.ts';
import * as samples from './sample-letters.ts';

/** pages: origin of the pages in links. */
type AccountLetter<Type extends EventType> = (brand: Brand, pages: string, data: EventData<Type>) => Letter;

type ShopperLetters = {
  readonly [Type in EventType]: (Type extends OrderEventType ? OrderLetter<Type> : AccountLetter<Type>) | null;
};

/** Orders of samples have letters of their own; null: none. */
const unlessSamples =
  <Data>(usual: (facts: OrderFacts, data: Data) => Letter | null, own: typeof usual | null) =>
  (facts: OrderFacts, data: Data): Letter | null => {
    const build = isSampleOrder(facts.order) ? own : usual;
    return build?.(facts, data) ?? null;
  };

export const SHOPPER_LETTERS: ShopperLetters = {
  'order.placed': unlessSamples(order.orderPlaced, samples.samplesPlaced),
  // The page on which the shopper confirmed it said so.
  'order.held': null,
  'order.confirmed': order.orderConfirmed,
  'order.changed': change.orderChanged,
  'order.rescheduled': change.orderRescheduled,
  'order.packed': unlessSamples(dispatch.orderPacked, null),
  'order.shipped': unlessSamples(dispatch.orderShipped, samples.samplesShipped),
  'order.delivered': unlessSamples(dispatch.orderDelivered, samples.samplesDelivered),
  'order.cancelled': change.orderCancelled,
  'order.expired': change.orderExpired,
  // The next letter comes when it leaves, or waits at the store.
  'parcel.packed': null,
  'parcel.shipped': parcels.parcelShipped,
  'parcel.ready': parcels.parcelReady,
  'parcel.delivered': parcels.parcelDelivered,
  // The page on which the shopper reported it said so.
  'payment.claimed': null,
  'payment.received': payment.paymentReceived,
  'payment.excess': payment.paymentExcess,
  'payment.failed': payment.paymentFailed,
  'payment.refunded': payment.paymentRefunded,
  // It is repeated; the shopper gets a letter when it has arrived.
  'payment.refund-failed': null,
  'payment.disputed': null,
  'return.requested': returns.returnRequested,
  'return.approved': returns.returnApproved,
  'return.refused': returns.returnRefused,
  // Comes together with payment.refunded, whose letter says it.
  'return.refunded': null,
  'account.email-changed': (brand, pages, { former }) =>
    simpleLetter(brand, former, ACCOUNT_EMAILS.emailChanged, pages + ROUTES.landing.path),
  'account.password-changed': (brand, pages, { email }) =>
    simpleLetter(brand, email, ACCOUNT_EMAILS.passwordChanged, pages + ROUTES.account.path),
  // The link that verifies the address welcomes the shopper.
  'account.created': null,
  'review.submitted': null,
  'message.received': null,
  // Has a channel of its own.
  'message.answered': null,
  'stock.low': null,
  'stock.out': null,
  'stock.back': null,
  'stock.offered': null,
  'price.dropped': null,
  'cart.left': null,
  'webhook.disabled': null,
  'settings.payments-changed': null,
  'staff.signed-in': null,
};
