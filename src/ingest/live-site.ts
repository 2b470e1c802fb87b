/** The shop's details while it runs: content/site.md and content/delivery with what was set in the back office, by any process. */

import { type DeliveryRules, PLAIN_RULES } from '../core/delivery/rules.ts';
import type { PickupStore } from '../core/delivery/store.ts';
import { LIVE_SITE } from '../core/shop/server-constants.ts';
import { brandOf, type Inbox, inboxOf, type Site } from '../core/shop/site.ts';
import type { Brand } from '../core/shop/theme.ts';
import type { Db } from '../db/engine/db.ts';
import { readFields } from './content-fields.ts';
import { deliveryStamp, hasDelivery, readDelivery } from './delivery-content.ts';
import type { ContentFields } from './laid-fields.ts';
import { ContentError } from './markdown.ts';
import { readSite } from './site-content.ts';
import { readPickupStores, storesStamp } from './store-content.ts';

const GONE =
  'delivery: the folder is missing. Put its files back; to do without them, stop the shop and start it again.';

/** A content folder whose settings can be changed. */
export type ContentSource = {
  readonly folder: string;
  /** Reads what was set, so that a change is in force when this process confirms it. */
  readonly refresh: () => Promise<void>;
  /** Rules of delivery. */
  readonly delivery: DeliveryRules;
  /** Stores at which orders can be collected. */
  readonly stores: readonly PickupStore[];
  /** Why the newest files of content/delivery are not in force; null: they are. */
  readonly deliveryFault: () => string | null;
  /** Calls a function with each new fault of content/delivery, once, and at once with a present one. */
  readonly onDeliveryFault: (report: (fault: string) => void) => void;
};

/** Reading a property of seller, brand or inbox gives its present value. */
export type LiveSite = ContentSource & {
  readonly seller: Site;
  readonly brand: Brand;
  readonly inbox: Inbox;
  readonly close: () => void;
};

/** An object whose properties are read from another one at each use. */
export const viewOf = <T extends object>(read: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => Reflect.get(read(), name),
    has: (_, name) => Reflect.has(read(), name),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(read(), name);
      return found && { ...found, configurable: true };
    },
  });

/**
 * Reads site.md and the delivery folder with the fields of the database, and again every LIVE_SITE.everyMs. Throws
 * ContentError for an invalid file; later faults, such as a database that is away or a broken file, leave the details as
 * they were.
 */
export async function openLiveSite(folder: string, db: Db, everyMs: number = LIVE_SITE.everyMs): Promise<LiveSite> {
  let known = '';
  let site = readSite(folder);
  let brand = brandOf(site);
  let inbox = inboxOf(site);
  let stamp = '';
  let rules = readDelivery(folder);
  let stores: readonly PickupStore[] = readPickupStores(folder);
  let fault: string | null = null;
  let report: (fault: string) => void = () => {};

  function readRules(fields: ContentFields, text: string): void {
    const now = `${deliveryStamp(folder)} ${storesStamp(folder)} ${text}`;
    if (now === stamp) return;
    stamp = now;
    try {
      // Rules that are gone are a mistake, not a wish for plain ones: those would change every price at once.
      if (rules !== PLAIN_RULES && !hasDelivery(folder)) throw new ContentError(GONE);
      const read = readDelivery(folder, fields);
      stores = readPickupStores(folder, fields);
      rules = read;
      fault = null;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (fault !== error.message) report(error.message);
      fault = error.message;
    }
  }

  async function refresh(): Promise<void> {
    const fields = await readFields(db);
    const text = JSON.stringify([...fields]);
    readRules(fields, text);
    if (text === known) return;
    site = readSite(folder, fields);
    brand = brandOf(site);
    inbox = inboxOf(site);
    known = text;
  }
  await refresh();
  const timer = setInterval(() => void refresh().catch(() => {}), everyMs);
  timer.unref();
  return {
    folder,
    refresh,
    delivery: viewOf(() => rules),
    get stores() {
      return stores;
    },
    deliveryFault: () => fault,
    onDeliveryFault: (listener) => {
      report = listener;
      if (fault !== null) listener(fault);
    },
    seller: viewOf(() => site),
    brand: viewOf(() => brand),
    inbox: viewOf(() => inbox),
    close: () => clearInterval(timer),
  };
}
