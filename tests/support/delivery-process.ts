/**
 * Delivers events in a process of its own, to be killed: letters to SMTP_URL, webhooks to receivers on loopback. Prints 'loaded', begins when
 * a line arrives on stdin, and prints 'done' when nothing is left to deliver.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openMail } from '../../src/api/emails/mail.ts';
import { openWorker } from '../../src/api/events/events.ts';
import { readEnv } from '../../src/core/shop/env.ts';
import { openDatabase } from '../../src/db/engine/open.ts';
import { releaseClaims } from '../../src/db/events/deliveries.ts';
import { deliveries, events } from '../../src/db/schema/events.ts';
import { BRAND } from './brand.ts';
import { localSender } from './webhook-receiver.ts';

const env = readEnv(process.env);
process.stdout.write('loaded\n');
await once(process.stdin, 'data');
const database = await openDatabase(env);
const { db } = database;
const mail = openMail(env, BRAND.name);
const worker = await openWorker(
  { database, brand: BRAND, mail, inbox: undefined, pages: 'https://shop.example' },
  (error) => void process.stderr.write(`${error instanceof Error ? error.message : error}\n`),
  { sender: localSender(), limits: JSON.parse(process.env.LIMITS ?? '{}') },
);
if (database.embedded) await releaseClaims(db);
worker.start();

const isBusy = async () =>
  (await db.$count(events, sql`planned_at is null`)) +
    (await db.$count(deliveries, sql`state in ('waiting', 'sending')`)) >
  0;
while (await isBusy()) await sleep(500);
await worker.close();
mail.close();
await database.close();
process.stdout.write('done\n');
process.exit(0);
