/** Reads the rules of delivery from content/delivery. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type DeliveryRules, PLAIN_RULES } from '../core/delivery/rules.ts';
import { carriersSchema, servicesSchema, sizesSchema, windowsSchema, zonesSchema } from './delivery-schemas.ts';
import { type ContentFields, NO_FIELDS } from './laid-fields.ts';
import { ContentError, type Entry, parseEntry } from './markdown.ts';

const FOLDER = 'delivery';
export const DELIVERY_SCHEMAS = {
  sizes: sizesSchema,
  zones: zonesSchema,
  services: servicesSchema,
  carriers: carriersSchema,
  windows: windowsSchema,
} as const;
export type DeliveryFile = keyof typeof DELIVERY_SCHEMAS;

/** Path below the content folder. */
export const deliveryFile = (name: DeliveryFile): string => `${FOLDER}/${name}.md`;
const FILES = (Object.keys(DELIVERY_SCHEMAS) as DeliveryFile[]).map(deliveryFile);

/** References from one file to another: '[where, problem]'. */
function checkReferences(rules: DeliveryRules, services: Entry<unknown>, windows: Entry<unknown>): string[] {
  const sizes = new Set(rules.classes.map(({ id }) => id));
  const zones = new Set(rules.zones.map(({ id }) => id));
  return [
    ...rules.services.flatMap(({ perPiece }, index) =>
      Object.keys(perPiece)
        .filter((id) => !sizes.has(id))
        .map((id) => `${services.at('services', index, 'perPiece', id)}: there is no size class '${id}' in sizes.md`),
    ),
    ...rules.slots.flatMap((slot, index) =>
      slot.zones.flatMap((id, place) =>
        zones.has(id) ? [] : [`${windows.at('slots', index, 'zones', place)}: there is no zone '${id}' in zones.md`],
      ),
    ),
  ];
}

/**
 * Reads all files of the folder; PLAIN_RULES when there is none. fields are those set in the back office. Throws ContentError
 * with all faults, each with file, line, field and fix.
 */
export function readDelivery(contentDir: string, fields: ContentFields = NO_FIELDS): DeliveryRules {
  if (!hasDelivery(contentDir)) return PLAIN_RULES;
  const faults: string[] = [];
  function read<T>(name: DeliveryFile, schema: z.ZodType<T>): Entry<T> | null {
    const file = deliveryFile(name);
    try {
      if (!existsSync(join(contentDir, file)))
        throw new ContentError(`${file}: is missing. Copy it from the project and adapt it.`);
      return parseEntry(file, readFileSync(join(contentDir, file), 'utf8'), schema, undefined, fields.get(file));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(error.message);
      return null;
    }
  }
  const sizes = read('sizes', sizesSchema);
  const zones = read('zones', zonesSchema);
  const services = read('services', servicesSchema);
  const carriers = read('carriers', carriersSchema);
  const windows = read('windows', windowsSchema);
  if (!sizes || !zones || !services || !carriers || !windows) throw new ContentError(faults.join('\n'));
  const { daysAhead, cutOffHours, pickupDays, slots } = windows.data;
  const booking = { daysAhead, cutOffHours };
  const rules = { ...sizes.data, ...zones.data, ...services.data, ...carriers.data, booking, pickupDays, slots };
  faults.push(...checkReferences(rules, services, windows));
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return rules;
}

/** False for a shop with plain rules. */
export const hasDelivery = (contentDir: string): boolean => existsSync(join(contentDir, FOLDER));

/** Changes whenever a file of the folder does. */
export const deliveryStamp = (contentDir: string): string =>
  FILES.map((file) => statSync(join(contentDir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
