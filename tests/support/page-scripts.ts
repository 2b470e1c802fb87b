/** Collects the scripts that a page loads by itself: its files, their static imports, and inline scripts. */
import { brotliCompressSync } from 'node:zlib';

export type PageScripts = {
  readonly files: readonly string[];
  readonly texts: readonly string[];
  /** Brotli size in bytes: files one by one, inline scripts together. */
  readonly bytes: number;
  readonly inlineBytes: number;
};

const INLINE = /<script(?![^>]*\b(?:src|type="application)[^>]*)[^>]*>([\s\S]*?)<\/script>/g;
const IMPORT = /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Returns the script files of a page: those in tags, and those started after first paint. */
export function namedScripts(html: string): string[] {
  const tags = Array.from(html.matchAll(/<script[^>]*\ssrc="(\/[^"]+\.js)"/g), ([, src]) => src as string);
  const later = Array.from(html.matchAll(/\sdata-scripts="([^"]+)"/g), ([, list]) => (list as string).split(' '));
  return [...tags, ...later.flat()];
}

/** read returns the text at a path of the site. */
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
