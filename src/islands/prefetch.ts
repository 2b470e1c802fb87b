/** Fetches the modules of a page's islands ahead and compiles them, without running them. */
import { whenIdle } from './idle.ts';

/** Links added at once: browsers compute the styles of the whole page again each time, slow devices compile for long. */
const GROUP = 20;
/** Requests per idle moment, and milliseconds after which the next are made on a page that is never idle. */
const AT_ONCE = 2;
const MOST_MS = 200;

/** Resolves to the path, or to '' after a failure, which is left to the import: a failed preload would make it fail too. */
async function fetchFile(path: string): Promise<string> {
  try {
    const response = await fetch(path, { priority: 'low' });
    await response.arrayBuffer();
    return response.ok ? path : '';
  } catch {
    return '';
  }
}

function compile(paths: string[]): void {
  const links = paths
    .splice(0, GROUP)
    .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  if (paths.length > 0) whenIdle(() => compile(paths));
}

/**
 * Requests files, a few per idle moment, because each request occupies a slow processor for 5 to 10 ms. Resolves to the paths of
 * those that arrived.
 */
async function fetchFiles(paths: readonly string[]): Promise<string[]> {
  const fetched: Promise<string>[] = [];
  for (let next = 0; next < paths.length; next += AT_ONCE) {
    if (next > 0) await new Promise<void>((goOn) => whenIdle(goOn, MOST_MS));
    fetched.push(...paths.slice(next, next + AT_ONCE).map(fetchFile));
  }
  return (await Promise.all(fetched)).filter(Boolean);
}

/** Fetches all without waiting for one another: the build lists those of the islands with their imports (build/page-modules.ts). */
export async function prefetchIslands(): Promise<void> {
  const paths = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? [];
  const fetched = await fetchFiles(paths);
  whenIdle(() => compile(fetched));
}
