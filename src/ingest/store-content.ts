/** Reads the stores of content/stores at which orders can be collected. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { statesOf } from '../core/delivery/pin.ts';
import type { PickupStore } from '../core/delivery/store.ts';
import { storeFile } from '../core/merchant/settings.ts';
import { storeSchema } from './editorial/schemas.ts';
import { type ContentFields, NO_FIELDS } from './laid-fields.ts';
import { parseEntry } from './markdown.ts';
import { slugsIn } from './settings-save.ts';

const slugsOf = (contentDir: string) => slugsIn(join(contentDir, 'stores'));

/** Those with pickup: true, in their order. fields: set in the back office. Throws ContentError for a faulty file. */
export function readPickupStores(contentDir: string, fields: ContentFields = NO_FIELDS): PickupStore[] {
  return slugsOf(contentDir)
    .map((slug) => {
      const file = storeFile(slug);
      const text = readFileSync(join(contentDir, file), 'utf8');
      return { slug, ...parseEntry(file, text, storeSchema, undefined, fields.get(file)).data };
    })
    .filter(({ pickup }) => pickup)
    .toSorted((a, b) => a.order - b.order)
    .map(({ slug, name, address, phone, hours }) => ({
      ...{ slug, name, phone, hours, street: address.street, city: address.city, pin: address.postalCode },
      state: statesOf(address.postalCode)[0] ?? '',
    }));
}

/** Changes whenever a file of the folder does. */
export const storesStamp = (contentDir: string): string =>
  slugsOf(contentDir)
    .map((slug) => `${slug} ${statSync(join(contentDir, storeFile(slug)), { throwIfNoEntry: false })?.mtimeMs ?? 0}`)
    .join(' ');
