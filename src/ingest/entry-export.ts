/** Categories, collections, slides and settings as Markdown. */
import { parseDocument } from 'yaml';
import type { Entry as Office } from '../core/merchant/entry-shapes.ts';
import { type ExportSource, type Fields, FRONTMATTER, filled, markdownWith } from './content-export.ts';
import { categorySchema, collectionSchema, slideSchema } from './entry-schemas.ts';
import type { LaidFields } from './laid-fields.ts';
import { parseEntry } from './markdown.ts';

const optional = (text: string) => text || undefined;

const ENTRY_SCHEMAS = { categories: categorySchema, collections: collectionSchema, slides: slideSchema } as const;

/** Front matter of a category, collection or slide. */
function entryFields({ kind, fields, position, edited }: Office, fileOf: ExportSource['fileOf']): Fields & object {
  const { picture: stored, ...rest } = fields;
  const picture =
    stored &&
    filled({
      ...{ file: fileOf(stored.hash), alt: stored.alt, focus: stored.focus ?? undefined },
      product: optional(stored.product),
    });
  // The text is the body. The pieces of a collection stand in the products' files, and in its own when they have an order.
  const { text: _, ...head } = rest as typeof rest & { text?: string };
  const { pieces, ...own } = head as typeof head & { pieces?: readonly string[] };
  const texts = Object.entries(own).map(([name, value]) => [name, typeof value === 'string' ? optional(value) : value]);
  return {
    ...Object.fromEntries(texts),
    ...(kind === 'slides' ? { position } : { order: position }),
    ...((kind === 'slides' || edited.includes('pieces')) && { pieces }),
    picture: picture ?? undefined,
  };
}

/** Returns the new text of the file of a category, collection or slide; null when it says the same already. */
export function entryMarkdown(
  office: Office,
  fileOf: ExportSource['fileOf'],
  name: string,
  text: string | null,
): string | null {
  const entry = text === null ? null : parseEntry<object>(name, text, ENTRY_SCHEMAS[office.kind]);
  const body = 'text' in office.fields ? office.fields.text.trim() : (entry?.body ?? '');
  const fields = entryFields(office, fileOf);
  return markdownWith(fields, body, entry, text);
}

/** Returns the text of a file with fields by dotted path; the rest stays as it was written. null leaves a field out. */
export function markdownWithFields(text: string, laid: LaidFields): string {
  const document = parseDocument(FRONTMATTER.exec(text)?.[1] ?? '{}');
  for (const [path, value] of Object.entries(laid)) {
    const names = path.split('.');
    if (value === null) document.deleteIn(names);
    else document.setIn(names, document.createNode(value));
  }
  return text.replace(FRONTMATTER, () => `---\n${document.toString({ lineWidth: 0 }).trimEnd()}\n---`);
}
