/** Parses built HTML: tags, and hashes of inline scripts and styles. */
import { createHash } from 'node:crypto';
import type { InlineHashes } from '../../core/shop/content-policy.ts';

/** Matches a comment, a raw-text element or an opening tag; quoted values may contain any character. */
const TAG_OR_RAW_TEXT =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Script types that browsers execute; other types are data. */
const RUNS = /^(|module|(text|application)\/(java|ecma)script|importmap|speculationrules)$/i;

function attribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/]|$)`, 'i').exec(
    attributes,
  );
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null;
}

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the unique CSP hashes of a page, in document order. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', text = ''] of html.matchAll(TAG_OR_RAW_TEXT)) {
    const name = element?.toLowerCase();
    if (name === 'style') styles.add(hashOf(text));
    if (name !== 'script' || attribute(attributes, 'src') !== null) continue;
    if (RUNS.test(attribute(attributes, 'type') ?? '')) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Replaces each opening tag by change(tag); scripts, styles and comments stay as they are. */
export function mapTags(html: string, change: (tag: string) => string): string {
  return html.replace(TAG_OR_RAW_TEXT, (piece, element) =>
    element || piece.startsWith('<!--') ? piece : change(piece),
  );
}

/** Replaces the text of each inline classic script by change(text). */
export function mapScripts(html: string, change: (text: string) => string): string {
  return html.replace(TAG_OR_RAW_TEXT, (piece, element?: string, attributes = '', text = '') => {
    const own = element?.toLowerCase() === 'script' && text.trim() !== '';
    if (!own || ['src', 'type'].some((name) => attribute(attributes, name) !== null)) return piece;
    return `<script${attributes}>${change(text)}</script>`;
  });
}

/** Merges the hashes of several pages. */
export function joinHashes(all: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))].sort(),
    styles: [...new Set(all.flatMap(({ styles }) => styles))].sort(),
  };
}

/** The 3D viewer's script file. */
export const VIEWER = /(?:^|\/)_astro\/model-viewer\.[^/]+\.js$/;

/** Returns hashes of styles that a script inserts from template literals without placeholders. */
export function templateStyles(code: string): string[] {
  return [...code.matchAll(/<style>([^`$\\]*?)<\/style>/g)].map(([, text]) => hashOf(text as string));
}
