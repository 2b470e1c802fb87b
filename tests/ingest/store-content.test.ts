import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hourTexts } from '../../src/core/delivery/store.ts';
import { readPickupStores } from '../../src/ingest/store-content.ts';
import { tempFolder } from '../support/temp-folder.ts';

const HAMBURG = readFileSync('content/stores/hamburg.md', 'utf8');
const IN_INDIA = HAMBURG.replace(
  /address: \{.*\}/,
  "address: { street: '100 Feet Road 8', postalCode: '560038', city: Bengaluru, country: India, countryCode: IN }",
);

function folderWith(...texts: readonly string[]): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'stores'));
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, 'stores', `store-${index}.md`), text);
  return folder;
}
const withPickup = (text: string, value = 'true') => text.replace(/^latitude:/m, `pickup: ${value}\nlatitude:`);

describe('stores at which orders can be collected', () => {
  it('are those that say so, with the state of their PIN code', () => {
    const folder = folderWith(IN_INDIA, withPickup(IN_INDIA), withPickup(IN_INDIA, 'false'));
    expect(readPickupStores(folder)).toMatchObject([{ slug: 'store-1', pin: '560038', state: 'Karnataka' }]);
  });

  it('are in India: goods are sold and taxed there', () => {
    expect(() => readPickupStores(folderWith(withPickup(HAMBURG)))).toThrow(/store-0\.md:\d+.*pickup.*India/s);
  });

  it('are none in the sample shop, whose stores are in Europe', () => {
    expect(readPickupStores('content')).toEqual([]);
  });

  it('have hours as lines, without the days on which they are closed', () => {
    const [store] = readPickupStores(folderWith(withPickup(IN_INDIA)));
    expect(store && hourTexts(store.hours)).toEqual(['Tuesday to Friday 10:00–19:00', 'Saturday 10:00–18:00']);
  });
});
