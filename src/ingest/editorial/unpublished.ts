/** Unpublished articles: drafts, and those with a future date. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontmatterOf } from '../markdown.ts';

export type UnpublishedArticle = { readonly slug: string; readonly draft: boolean };

/** Lists the unpublished articles of a content folder without validating them. today is an ISO date. */
export function findUnpublished(root: string, today: string): UnpublishedArticle[] {
  let names: string[];
  try {
    names = readdirSync(join(root, 'journal')).filter((name) => name.endsWith('.md'));
  } catch {
    return [];
  }
  return names.sort().flatMap((name) => {
    const text = readFileSync(join(root, 'journal', name), 'utf8');
    const fields = frontmatterOf(text);
    const draft = fields.draft === true;
    return draft || String(fields.date ?? '') > today ? [{ slug: name.slice(0, -'.md'.length), draft }] : [];
  });
}
