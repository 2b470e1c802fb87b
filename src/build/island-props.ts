/**
 * Moves long props of islands out of built pages into files: they repeat as JSON what the HTML shows, and only pages in use
 * need them. islands/island-props.ts reads them before hydration.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, mapTags } from '../api/http/inline-code.ts';

/** Shorter props are not worth a request. */
export const LONG_PROPS = 4000;

/** Replaces long props of islands that hydrate on use by data-props, the path that store(json) returns. */
export function liftProps(html: string, store: (json: string) => string): string {
  return mapTags(html, (tag) => {
    if (!tag.startsWith('<astro-island') || attributeOf(tag, 'client') !== 'intent') return tag;
    const json = attributeOf(tag, 'props') ?? '';
    if (json.length < LONG_PROPS) return tag;
    return tag.replace(/\sprops=(?:"[^"]*"|'[^']*')/, () => ` data-props="${store(json)}"`);
  });
}

/** Returns a function that writes props into a build folder, named by their content, and returns their path. */
export function storeIn(folder: string): (json: string) => string {
  const written = new Set<string>();
  return (json) => {
    const path = `/_astro/props.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
    if (!written.has(path)) writeFileSync(join(folder, path), json);
    written.add(path);
    return path;
  };
}
