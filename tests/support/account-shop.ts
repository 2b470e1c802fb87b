/** A shop on small content with cheap passwords and an outbox, for suites about accounts and their emails. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { attempts } from '../../src/db/schema/accounts.ts';
import { type Engine, type OpenShop, openShop } from './open-shop.ts';
import { openOutbox } from './outbox.ts';
import { smallContent } from './small-content.ts';

/** Registers opening and closing; before each test the outbox is empty and no attempt is counted. */
export function useAccountShop(engine: Engine) {
  const outbox = openOutbox('http://localhost:4321');
  let shop: OpenShop;
  beforeAll(async () => {
    const { folder: contentDir } = smallContent();
    shop = await openShop(engine, { contentDir, mail: outbox.mail, logLevel: 'warn', logTo: outbox.log });
    // An app that listens looks for letters periodically, so one whose first attempt failed arrives later.
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    outbox.emails.length = 0;
    outbox.log.clear();
    await shop.database.db.delete(attempts);
  });
  return { outbox, app: () => shop.app, db: () => shop.database.db };
}
