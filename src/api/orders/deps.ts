/** What everything about orders needs. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site as Keeper } from '../../core/shop/site.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { Db } from '../../db/engine/db.ts';
import type { Media } from '../../media/media.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import type { Mail } from '../emails/mail.ts';
import type { OrderLetters } from '../emails/order-emails.ts';
import type { PaymentWay } from '../payments/payment.ts';
import type { OrderLimits } from './clients.ts';
import type { EvidenceDeps } from './return-attachments.ts';

/** Answers who is signed in; null for a visitor. */
export type Who = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>;

export type OrderDeps = {
  readonly db: Db;
  /** Name and colours of the shop. */
  readonly brand: Brand;
  /** Master pictures, for lists of products; undefined where there are none. */
  readonly media: Media | undefined;
  /** Keeps photos and videos of returns; undefined: only links are taken. */
  readonly files: EvidenceDeps | undefined;
  /** Folder that caches invoices; undefined: each is drawn when it is asked for. */
  readonly documents: string | undefined;
  /** Who sells, for invoices; undefined in a shop whose content says nothing of it. */
  readonly keeper: Keeper | undefined;
  readonly ways: readonly PaymentWay[];
  /** What one client may order; null: no limits. */
  readonly limits: OrderLimits | null;
  /** Signs the links to orders. */
  readonly secret: string;
  /** Origin of the pages, as letters and gateways name it; '' when nobody said. */
  readonly pages: string;
  readonly letters: OrderLetters;
  /** Undefined: nobody is written to. */
  readonly mail: Mail | undefined;
  readonly who: Who;
  /** Email addresses, in small letters, whose owners are merchants. */
  readonly merchants: ReadonlySet<string>;
  /** With it programs act as the merchant; undefined: only people who are signed in. */
  readonly merchantKey: string | undefined;
};
