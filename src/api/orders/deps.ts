/** Dependencies of the order routes. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeliveryRules } from '../../core/delivery/rules.ts';
import type { PickupStore } from '../../core/delivery/store.ts';
import type { Site as Seller } from '../../core/shop/site.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { Db } from '../../db/engine/db.ts';
import type { ContentSource } from '../../ingest/live-site.ts';
import type { Media } from '../../media/media.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import type { Mail } from '../emails/mail.ts';
import type { RebuildHook } from '../merchant/rebuild-hook.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import type { OrderLimits } from './clients.ts';
import type { AttachmentDeps } from './return-attachments.ts';

/** Returns the session of a request; null for a visitor. */
export type GetSession = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>;

export type OrderDeps = {
  readonly db: Db;
  /** Name and colours of the shop. */
  readonly brand: Brand;
  /** Original images, for product lists; undefined when there are none. */
  readonly media: Media | undefined;
  /** Stores photos and videos of returns; undefined: only links are accepted. */
  readonly files: AttachmentDeps | undefined;
  /** Cache folder of invoices; undefined: no cache. */
  readonly documents: string | undefined;
  /** The seller on invoices; undefined when content/site.md has none. */
  readonly seller: Seller | undefined;
  readonly paymentMethods: readonly PaymentMethod[];
  /** Rules of delivery, as they are now. */
  readonly rules: DeliveryRules;
  /** Stores at which orders can be collected, as they are now. */
  readonly stores: readonly PickupStore[];
  /** Content folder behind the seller, whose settings can be changed; undefined: they cannot. */
  readonly content?: ContentSource | undefined;
  /** Limits per client; null: no limits. */
  readonly limits: OrderLimits | null;
  /** Signs order links. */
  readonly secret: string;
  /** Encrypts the secrets of second factors. */
  readonly staffSecret: string;
  /** Origin of the pages in emails and gateway links; '' when unknown. */
  readonly pages: string;
  /** Origin of this API in the links of payments; '' when unknown. */
  readonly api: string;
  /** Undefined: no emails are sent. */
  readonly mail: Mail | undefined;
  readonly getSession: GetSession;
  /** Lower-case email addresses of merchants. */
  readonly merchants: ReadonlySet<string>;
  /** Key for programs that act as the merchant; undefined: only signed-in merchants. */
  readonly merchantKey: string | undefined;
  /** Requests a new build of the site; does nothing when none is configured. */
  readonly rebuild: RebuildHook;
};
