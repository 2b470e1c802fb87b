/** `npm run shop -- worker`: delivers events in a process without HTTP. */
import { once } from 'node:events';
import { openMail } from '../api/emails/mail.ts';
import { openWorker } from '../api/events/events.ts';
import { type Env, originOf, StartError } from '../core/shop/env.ts';
import { SERVICE } from '../core/shop/server-constants.ts';
import { UNBRANDED } from '../core/shop/theme.ts';
import { openDatabase } from '../db/engine/open.ts';
import { openSeller } from './shop.ts';

const EMBEDDED =
  'A worker of its own needs PostgreSQL (DATABASE_URL). The embedded database belongs to one process: the shop itself, which delivers its events as it runs.';

/** Delivers until SIGTERM or SIGINT, then finishes what is being sent. */
export async function runWorker(env: Env, say: (line: string) => void): Promise<void> {
  if (!env.DATABASE_URL) throw new StartError(EMBEDDED);
  const database = await openDatabase(env);
  const live = await openSeller(env, database);
  const brand = live?.brand ?? UNBRANDED;
  const mail = openMail(env, brand.name, say);
  const failed = (error: unknown) =>
    void process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  try {
    const worker = await openWorker(
      {
        ...{ database, brand, mail },
        inbox: mail.delivers ? live?.inbox : undefined,
        owners: env.MERCHANTS.map((email) => email.toLowerCase()),
        pages: env.PUBLIC_SITE_URL ?? originOf(env),
        ...(live && { rules: () => live.delivery }),
      },
      failed,
    );
    worker.start();
    say(`Delivering the events of ${database.name}. Press Ctrl-C to stop.`);
    // The worker's own timer does not keep the process alive.
    const alive = setInterval(() => {}, 60_000);
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
    clearInterval(alive);
    // A receiver that never responds must not block the exit; its delivery is repeated.
    setTimeout(() => process.exit(1), SERVICE.closeWithinMs).unref();
    await worker.close();
  } finally {
    mail.close();
    live?.close();
    await database.close();
  }
}
