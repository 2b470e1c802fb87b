/** Reads built HTML: its tags, and the hashes of the scripts and styles that stand in it. */
import { createHash } from 'node:crypto';
import type { InlineHashes } from '../../core/shop/content-policy.ts';

/** A comment, an element whose content is no HTML, or one opening tag; quoted values may hold any character. */
const PIECE =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Types under which a browser runs a script; others are data to it. */
const RUNS = /^(|module|(text|application)\/(java|ecma)script|importmap|speculationrules)$/i;

function attribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/]|$)`, 'i').exec(
    attributes,
  );
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null;
}

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The CSP hashes of one page, each once, in the order of the page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', text = ''] of html.matchAll(PIECE)) {
    const name = element?.toLowerCase();
    if (name === 'style') styles.add(hashOf(text));
    if (name !== 'script' || attribute(attributes, 'src') !== null) continue;
    if (RUNS.test(attribute(attributes, 'type') ?? '')) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The same HTML with each opening tag as change() answers it; what stands in scripts, styles and comments stays. */
export function mapTags(html: string, change: (tag: string) => string): string {
  return html.replace(PIECE, (piece, element) => (element || piece.startsWith('<!--') ? piece : change(piece)));
}

/** The same HTML with the text of each script that has neither an address nor a type as change() answers it. */
export function mapScripts(html: string, change: (text: string) => string): string {
  return html.replace(PIECE, (piece, element?: string, attributes = '', text = '') => {
    const own = element?.toLowerCase() === 'script' && text.trim() !== '';
    if (!own || ['src', 'type'].some((name) => attribute(attributes, name) !== null)) return piece;
    return `<script${attributes}>${change(text)}</script>`;
  });
}

/** The hashes of several pages as one. */
export function joinHashes(all: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))].sort(),
    styles: [...new Set(all.flatMap(({ styles }) => styles))].sort(),
  };
}

/** The file of the 3D viewer, by its name. */
export const VIEWER = /(?:^|\/)_astro\/model-viewer\.[^/]+\.js$/;

/** Hashes of the styles that a script writes as templates: without holes, so that they are known before they are drawn. */
export function templateStyles(code: string): string[] {
  return [...code.matchAll(/<style>([^`$\\]*?)<\/style>/g)].map(([, text]) => hashOf(text as string));
}
