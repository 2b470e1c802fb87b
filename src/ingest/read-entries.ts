/** Reads a folder of content. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { readDelivery } from './delivery-content.ts';
import { fillVariables } from './editorial/fill-variables.ts';
import { type TemplateVariables, templateVariablesOf } from './editorial/template-variables.ts';
import { type ContentFields, NO_FIELDS } from './laid-fields.ts';
import { ContentError, type Entry, type Fill, parseEntry } from './markdown.ts';
import { readSite } from './site-content.ts';
import { readPickupStores } from './store-content.ts';

/**
 * Reads all .md files of a folder, sorted by name, with the template variables of its site.md in their front matter, and
 * with the fields set in the back office. Throws one
 * ContentError with the errors of all files.
 */
export function readEntries<T>(
  root: string,
  folder: string,
  schema: z.ZodType<T>,
  fields: ContentFields = NO_FIELDS,
): Entry<T>[] {
  let names: string[];
  try {
    names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  } catch {
    return [];
  }
  // Most front matter has no variables, and content without them needs no site.md.
  let variables: TemplateVariables | undefined;
  const fill: Fill = (text, onUnknown) => {
    if (!text.includes('{{')) return text;
    variables ??= templateVariablesOf(
      readSite(root, fields),
      readDelivery(root, fields),
      readPickupStores(root, fields),
    );
    return fillVariables(text, variables, onUnknown);
  };
  const faults: string[] = [];
  const entries = names.sort().flatMap((name) => {
    const file = join(folder, name);
    try {
      return [parseEntry(file, readFileSync(join(root, file), 'utf8'), schema, fill, fields.get(file))];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return entries;
}
