/**
 * Scans built HTML: tags, their attributes, and inline scripts and styles. A parser takes twenty times as long, and a build
 * scans each of ten thousand pages several times: tests compare the result with parse5 on every page.
 */
import { createHash } from 'node:crypto';
import type { InlineHashes } from '../../core/shop/content-policy.ts';

/** Matches a comment, a raw-text element or an opening tag; quoted values may contain any character. */
const TAG_OR_RAW_TEXT =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Script types that browsers execute; other types are data. */
const RUNS = /^(|module|(text|application)\/(java|ecma)script|importmap|speculationrules)$/i;

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
/** Decodes the entities that Astro writes. */
export const decoded = (text: string) =>
  text.replace(/&(?:quot|#34|#39|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] as string);

/** Copies a part of a text: a substring would keep the whole text in memory. */
export const ownText = (text: string) => Buffer.from(text).toString();

const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const names = new Map<string, RegExp>();

/** False when a tag cannot have an attribute; true also for a name that stands in another attribute's value. */
function mayHave(tag: string, name: string): boolean {
  const pattern = names.get(name) ?? new RegExp(`\\s${RegExp.escape(name)}(?![\\w-])`, 'i');
  names.set(name, pattern);
  return pattern.test(tag);
}

/** Returns an attribute's decoded value in an opening tag or a part of one; '' without a value, null without the attribute. */
export function attributeOf(tag: string, name: string): string | null {
  if (!mayHave(tag, name)) return null;
  for (const [, found = '', double, single, bare] of tag.matchAll(ATTRIBUTE))
    if (found.toLowerCase() === name) return decoded(double ?? single ?? bare ?? '');
  return null;
}

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the unique CSP hashes of a page, in document order. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', text = ''] of html.matchAll(TAG_OR_RAW_TEXT)) {
    const name = element?.toLowerCase();
    if (name === 'style') styles.add(hashOf(text));
    if (name !== 'script' || attributeOf(attributes, 'src') !== null) continue;
    if (RUNS.test(attributeOf(attributes, 'type') ?? '')) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Replaces each opening tag by change(tag); scripts, styles and comments stay as they are. */
export function mapTags(html: string, change: (tag: string) => string): string {
  return html.replace(TAG_OR_RAW_TEXT, (piece, element) =>
    element || piece.startsWith('<!--') ? piece : change(piece),
  );
}

/** Returns all opening tags, those of scripts and styles included. */
export function* tagsOf(html: string): Generator<string> {
  for (const [piece, element, attributes] of html.matchAll(TAG_OR_RAW_TEXT)) {
    if (element) yield `<${element}${attributes}>`;
    else if (!piece.startsWith('<!--')) yield piece;
  }
}

/** Replaces the text of each inline classic script by change(text). */
export function mapScripts(html: string, change: (text: string) => string): string {
  return html.replace(TAG_OR_RAW_TEXT, (piece, element?: string, attributes = '', text = '') => {
    const own = element?.toLowerCase() === 'script' && text.trim() !== '';
    if (!own || ['src', 'type'].some((name) => attributeOf(attributes, name) !== null)) return piece;
    return `<script${attributes}>${change(text)}</script>`;
  });
}

/** The 3D viewer's script file. */
export const VIEWER = /(?:^|\/)_astro\/model-viewer\.[^/]+\.js$/;

/** Returns hashes of styles that a script inserts from template literals without placeholders. */
export function templateStyles(code: string): string[] {
  return [...code.matchAll(/<style>([^`$\\]*?)<\/style>/g)].map(([, text]) => hashOf(text as string));
}
