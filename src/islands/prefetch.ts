/** Prefetches island modules into the browser's cache without running them. */
import { whenIdle } from './idle.ts';

/** Modules already requested, shared by the islands of a page. */
const requested = new Set<string>();
/** Two at a time, so that prefetching does not delay user actions or overload slow devices. */
const lanes = [Promise.resolve(), Promise.resolve()];
/** Links that compile the fetched modules. */
const links: HTMLLinkElement[] = [];
/** Links added at once. */
const GROUP = 20;
let finished = 0;

/** Fetches a module and its imports without running them. Failures are left to the import. */
async function fetchModule(url: string): Promise<void> {
  const module = await fetch(url, { priority: 'low' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  for (const [, path] of module.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g))
    prefetch(new URL(path as string, url).href);
  if (module) links.push(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url }));
  finished += 1;
  if (finished === requested.size) compile();
}

/** Many at once: browsers compute the styles of the whole page again when links are added. Not all, for slow devices. */
function compile(): void {
  document.head.append(...links.splice(0, GROUP));
  if (links.length > 0) whenIdle(compile);
}

/** Queues a module and its imports. */
export function prefetch(url: string): void {
  if (requested.has(url)) return;
  const lane = requested.add(url).size % lanes.length;
  const idle = () => new Promise<void>((go) => whenIdle(go));
  lanes[lane] = lanes[lane]?.then(idle).then(() => fetchModule(url)) as Promise<void>;
}
