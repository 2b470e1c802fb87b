/** Reads content/site.md: name, theme, addresses, social profiles and legal details of the shop. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../core/shop/site.ts';
import { type ContentFields, NO_FIELDS } from './laid-fields.ts';
import { ContentError, parseEntry } from './markdown.ts';
import { siteSchema } from './site-schema.ts';

export const SITE_FILE = 'site.md';

/** True when the file exists and has the signature of woff2. */
const isWoff2 = (file: string): boolean => existsSync(file) && readFileSync(file).toString('latin1', 0, 4) === 'wOF2';

/** False in a folder without site.md. Throws ContentError for an invalid file. */
export const isSample = (contentDir: string): boolean =>
  existsSync(join(contentDir, SITE_FILE)) && readSite(contentDir).sample;

/** Reads <contentDir>/site.md; fields are those set in the back office. Throws ContentError naming file, line, field and expected format. */
export function readSite(contentDir: string, fields: ContentFields = NO_FIELDS): Site {
  let text: string;
  try {
    text = readFileSync(join(contentDir, SITE_FILE), 'utf8');
  } catch {
    throw new ContentError(
      `${SITE_FILE}: is missing in ${contentDir}. Copy it from the project and fill in your shop's details.`,
    );
  }
  const { data, at } = parseEntry(SITE_FILE, text, siteSchema, undefined, fields.get(SITE_FILE));
  for (const [use, file] of Object.entries(data.theme.faces))
    if (file && !isWoff2(join(contentDir, file)))
      throw new ContentError(`${at('theme', 'faces', use)}: ${join(contentDir, file)} is missing or not a woff2 font`);
  return data;
}
