/**
 * Moves the scripts that hydrate islands from pages into one cached file, which starts with the page's own scripts: until then
 * build/script-start.ts holds what visitors do. Pages with islands that hydrate at once keep theirs, as one script, because
 * the content policy lists each script's hash.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, tagsOf } from '../api/http/inline-code.ts';

const PLAIN_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
/** The custom element, and its directives: Astro's own and islands/intent.ts. */
const RUNTIME =
  /customElements\.define\([`'"]astro-island|new Event\([`'"]astro:(?:intent|load|visible|idle|only|media)\b/;
/** The custom element hydrates islands that it finds at once, so the directives must be there: it comes last. */
const ELEMENT = 'customElements.define';
const byOrder = (one: string, other: string) =>
  Number(one.includes(ELEMENT)) - Number(other.includes(ELEMENT)) || (one < other ? -1 : 1);
const LIST = 'data-scripts="';

/** Directives of islands that no first press reaches before the page's scripts run, or whose presses are held. */
const LATER = new Set(['intent', 'visible']);
const waits = (tag: string) => !tag.startsWith('<astro-island') || LATER.has(attributeOf(tag, 'client') ?? '');

/** store returns the path of a file with the code. */
export function liftRuntime(html: string, store: (code: string) => string): string {
  const code = Array.from(html.matchAll(PLAIN_SCRIPT), ([, text = '']) => text)
    .filter((text) => RUNTIME.test(text))
    .sort(byOrder)
    .join(';');
  if (code === '') return html;
  const later = html.includes(LIST) && tagsOf(html).every(waits);
  let first = true;
  const left = html.replace(PLAIN_SCRIPT, (script, text: string) => {
    if (!RUNTIME.test(text)) return script;
    const place = first && !later ? `<script>${code}</script>` : '';
    first = false;
    return place;
  });
  return later ? left.replace(LIST, () => `${LIST}${store(code)} `) : left;
}

/** Returns a function that writes code into a build folder, named by its content, and returns its path. */
export function storeCodeIn(folder: string): (code: string) => string {
  const written = new Set<string>();
  return (code) => {
    const path = `/_astro/hydrate.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    if (!written.has(path)) writeFileSync(join(folder, path), code);
    written.add(path);
    return path;
  };
}
