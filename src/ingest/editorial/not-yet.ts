/** Articles that no build shows yet: drafts, and those whose day is still to come. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontmatterOf } from '../markdown.ts';

export type NotYet = { readonly slug: string; readonly draft: boolean };

/** Those of a content folder. Read without judging: whether a file fits is said elsewhere. today is an ISO date. */
export function notYet(root: string, today: string): NotYet[] {
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
