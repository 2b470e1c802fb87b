/** Merchant routes for the shop's details and payments. */
import type { FastifyInstance } from 'fastify';
import {
  PAYMENT_FIELDS,
  type Payments,
  paymentsOf,
  SETTING_NAMES,
  SITE_FILE,
  settingsOf,
  valueAt,
} from '../../core/merchant/settings.ts';
import type { Settings } from '../../core/merchant/settings-contract.ts';
import { SETTINGS_MESSAGES as SAY } from '../../core/merchant/settings-copy.ts';
import type { Site } from '../../core/shop/site.ts';
import type { Db } from '../../db/engine/db.ts';
import { publish } from '../../db/events/publish.ts';
import { type FieldFile, readFieldFile, type SavedFields, setFields } from '../../ingest/settings-save.ts';
import { siteSchema } from '../../ingest/site-schema.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './actor.ts';
import { codeChecks } from './code-checks.ts';

const TEXTS: FieldFile<Site> = { file: SITE_FILE, schema: siteSchema, fields: SETTING_NAMES };
const MONEY: FieldFile<Site> = { file: SITE_FILE, schema: siteSchema, fields: PAYMENT_FIELDS };

/** Returns the content folder. Throws 409 without one. */
export function folderOf({ content }: OrderDeps): string {
  if (!content) throw new HttpError(409, SAY.noContent);
  return content.folder;
}

/** The details as they are now. */
export async function readSettings(db: Db, folder: string): Promise<Settings> {
  const texts = await readFieldFile(db, folder, TEXTS);
  const money = await readFieldFile(db, folder, MONEY);
  return {
    name: texts.data.name,
    values: settingsOf(texts.data),
    payments: paymentsOf(texts.data),
    version: texts.version,
    paymentsVersion: money.version,
    edited: [...texts.edited, ...money.edited],
  };
}

/** The last digits are enough to recognize an account. */
const LAST = 4;
const NOTIFIED = {
  [SAY.cash]: ({ cashOnDelivery }: Payments) => (cashOnDelivery ? SAY.yes : SAY.no),
  [SAY.upi]: ({ upi }: Payments) => (upi ? `${upi.id} (${upi.name})` : SAY.none),
  [SAY.bank]: ({ bank }: Payments) =>
    bank ? `…${bank.account.slice(-LAST)}, ${bank.ifsc}, ${bank.name}, ${bank.bank}` : SAY.none,
} as const;

/** What was changed, as one sentence per method. */
function changesOf(before: Payments, after: Payments): string {
  const texts = Object.entries(NOTIFIED).map(([what, text]) => [what, text(before), text(after)] as const);
  return texts
    .filter(([, old, fresh]) => old !== fresh)
    .map(([what, old, fresh]) => SAY.change(what, old, fresh))
    .join(' ');
}

export function merchantSettingsRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, rebuild, staffSecret } = deps;
  const { takeAnyCode } = codeChecks(db, staffSecret);

  async function savedOf(saved: SavedFields<Site>): Promise<Settings> {
    if (saved.state === 'faulty')
      throw new HttpError(422, SAY.faults(saved.faults.length), {}, { faults: saved.faults });
    const settings = await readSettings(db, folderOf(deps));
    if (saved.state === 'moved') throw new HttpError(409, SAY.moved, {}, { settings });
    await deps.content?.refresh();
    rebuild.changed();
    return settings;
  }

  serve(app, 'settings', () => readSettings(db, folderOf(deps)));

  serve(app, 'changeSettings', async ({ body: { values, version } }) => {
    const changes = Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]);
    return savedOf(await setFields(db, folderOf(deps), TEXTS, Object.fromEntries(changes), version));
  });

  serve(app, 'changePayments', async ({ body: { payments, version, code } }, request) => {
    const folder = folderOf(deps);
    const { userId, name, email } = actorIn(request);
    if (!userId) throw new HttpError(403, SAY.needsPerson);
    await takeAnyCode(userId, code);
    const changes = Object.fromEntries(PAYMENT_FIELDS.map((field) => [field, valueAt({ payments }, field)]));
    // All owners get a letter.
    const tell = async (tx: Db, before: Site, after: Site) => {
      const changes = changesOf(paymentsOf(before), paymentsOf(after));
      if (changes !== '')
        await publish(tx, 'settings.payments-changed', SITE_FILE, { by: `${name} (${email})`, changes });
    };
    return savedOf(await setFields(db, folder, MONEY, changes, version, tell));
  });
}
