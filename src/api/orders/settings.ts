/** Settings of the order routes. */
import { type DeliveryRules, PLAIN_RULES } from '../../core/delivery/rules.ts';
import type { PickupStore } from '../../core/delivery/store.ts';
import type { Site as Seller } from '../../core/shop/site.ts';
import type { ContentSource } from '../../ingest/live-site.ts';
import type { Media } from '../../media/media.ts';
import type { RebuildSettings } from '../merchant/rebuild-hook.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import type { OrderLimits } from './clients.ts';
import type { AttachmentDeps } from './return-attachments.ts';

export type OrderSettings = {
  /** The seller, from content/site.md. */
  readonly seller?: Seller;
  /** Content folder behind the seller, whose settings can be changed. */
  readonly content?: ContentSource;
  /** Original images, for product lists. */
  readonly media?: Media;
  /** Storage and staging folder for photos and videos of returns; without it only links are accepted. */
  readonly files?: Pick<AttachmentDeps, 'store' | 'stage'> & Partial<Pick<AttachmentDeps, 'maxBytes'>>;
  /** Cache folder of invoices. */
  readonly documents?: string;
  /** Rules of delivery, read at each use; default: those of the content folder, else PLAIN_RULES. */
  readonly rules?: () => DeliveryRules;
  /** Stores at which orders can be collected, read at each use; default: those of the content folder. */
  readonly stores?: () => readonly PickupStore[];
  /** Payment methods; default: those of the seller, else cash on delivery. */
  readonly paymentMethods?: readonly PaymentMethod[];
  /** Payment methods of gateways, offered before the others. */
  readonly gateways?: readonly PaymentMethod[];
  /** Limits per client; null: none, for tests. Default: ORDER_LIMITS. */
  readonly limits?: OrderLimits | null;
  /** Email addresses of merchants. */
  readonly merchants?: readonly string[];
  /** Key for programs that act as the merchant. */
  readonly merchantKey?: string;
  /** Called after the catalogue was changed by a person. */
  readonly rebuild?: RebuildSettings;
};

/** The rules in force. */
export const rulesOf = (settings: OrderSettings = {}): DeliveryRules =>
  settings.rules?.() ?? settings.content?.delivery ?? PLAIN_RULES;

/** The stores at which orders can be collected. */
export const storesOf = (settings: OrderSettings = {}): readonly PickupStore[] =>
  settings.stores?.() ?? settings.content?.stores ?? [];
