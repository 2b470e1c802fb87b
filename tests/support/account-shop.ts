/** A shop on small content with cheap passwords and an outbox, for suites about accounts and their emails. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { attempts } from '../../src/db/schema/accounts.ts';
import { cheapPasswords, type Engine, type OpenShop, openShop } from './open-shop.ts';
import { openOutbox } from './outbox.ts';
import { smallContent } from './small-content.ts';

/** Registers opening and closing; before each test the outbox is empty and no attempt is counted. */
export function useAccountShop(engine: Engine) {
  const outbox = openOutbox('http://localhost:4321');
  let shop: OpenShop;
  beforeAll(async () => {
    const { folder: contentDir } = smallContent();
    shop = await openShop(engine, { contentDir, mail: outbox.mail, accounts: { passwords: cheapPasswords() } });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    outbox.emails.length = 0;
    await shop.database.db.delete(attempts);
  });
  return { outbox, app: () => shop.app, db: () => shop.database.db };
}
