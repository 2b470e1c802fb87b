/** The shop that loaders read from runs in a thread, which opens a database of its own. */
import { afterEach, expect, it, vi } from 'vitest';
import { shopInThread } from '../../src/build/shop-thread.ts';
import { smallContent } from '../support/small-content.ts';
import { tempFolder } from '../support/temp-folder.ts';

afterEach(() => vi.unstubAllEnvs());

it('a build reads from a shop in another thread, which ends when it is closed', { timeout: 240_000 }, async () => {
  vi.stubEnv('CONTENT_DIR', smallContent().folder);
  vi.stubEnv('DATA_DIR', tempFolder());
  const shop = shopInThread();
  const fetch = await shop.open();
  const [found, missing] = await Promise.all([fetch('/api/products', {}), fetch('/api/products/none', {})]);
  expect(found.headers.get('content-type')).toContain('application/json');
  expect(await found.text()).toContain('Heron desk lamp');
  expect(missing.status).toBe(404);
  await shop.close();
});

it('a build fails with the message of a shop that cannot be opened', { timeout: 240_000 }, async () => {
  vi.stubEnv('PORT', 'none');
  const shop = shopInThread();
  await expect(shop.open()).rejects.toThrow('PORT');
  await shop.close();
});
