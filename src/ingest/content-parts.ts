/** Schemas of what many content files have: texts, slugs, days and pictures. */
import { z } from 'zod';

export const text = z.string().trim().min(1);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug: lower case letters, digits and hyphens');
export const isoDate = z
  .union([z.string(), z.date().transform((day) => day.toISOString().slice(0, 10))])
  .pipe(z.iso.date('must be a date such as 2026-09-14'));

/** file is relative to content/media. */
export const picture = z.strictObject({ file: text, alt: text });
export type ContentPicture = z.infer<typeof picture>;
