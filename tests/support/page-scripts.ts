/** The scripts a page runs by itself: the files it names and what they import at once, and what stands in its HTML. */
import { brotliCompressSync } from 'node:zlib';

export type PageScripts = {
  readonly files: readonly string[];
  readonly texts: readonly string[];
  /** Brotli, in bytes: of all files, each by itself, and of what stands in the page together. */
  readonly bytes: number;
  readonly inlineBytes: number;
};

const INLINE = /<script(?![^>]*\b(?:src|type="application)[^>]*)[^>]*>([\s\S]*?)<\/script>/g;
const IMPORT = /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** The script files that a page names: those of its tags, and those it starts once its first screen is painted. */
export function namedScripts(html: string): string[] {
  const tags = Array.from(html.matchAll(/<script[^>]*\ssrc="(\/[^"]+\.js)"/g), ([, src]) => src as string);
  const later = Array.from(html.matchAll(/\sdata-scripts="([^"]+)"/g), ([, list]) => (list as string).split(' '));
  return [...tags, ...later.flat()];
}

/** read: the text at a path of the site. */
export async function pageScripts(html: string, read: (path: string) => Promise<string>): Promise<PageScripts> {
  const inline = [...html.matchAll(INLINE)].map(([, text]) => text as string);
  const queue = namedScripts(html);
  const found = new Map<string, string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    const text = await read(path);
    found.set(path, text);
    for (const [, name] of text.matchAll(IMPORT))
      queue.push(new URL(name as string, new URL(path, 'http://a')).pathname);
  }
  const texts = [...found.values()];
  return {
    files: [...found.keys()],
    texts,
    bytes: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
    inlineBytes: brotliCompressSync(inline.join('\n')).length,
  };
}
