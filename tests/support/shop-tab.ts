/** A small shop for the tests of a store, and a new browser tab for each of them. */
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type BrowserTab, openTab } from './browser-tab.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { smallContent } from './small-content.ts';

/** Call it within describe(). Returns the tab of the current test; warnings of stores are not printed. */
export function tabOfSmallShop(): () => BrowserTab {
  let shop: OpenShop;
  let tab: BrowserTab;
  beforeAll(async () => {
    shop = await openShop('postgres', { contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    tab = openTab(shop.app);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return () => tab;
}
