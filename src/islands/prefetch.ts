/** Modules of islands are fetched into the browser's cache while a page is idle, and run only when they are wanted. */
import { whenIdle } from './idle.ts';

/** Modules asked for already, shared by the islands of a page. */
const asked = new Set<string>();
/** Two at a time: a dozen would hold up whoever acts just then, and a slow device's own work. */
const lanes = [Promise.resolve(), Promise.resolve()];

/** Fetches a module without running it, and asks for all that it imports. What fails is left to the import. */
async function fetchModule(url: string): Promise<void> {
  const module = await fetch(url, { priority: 'low' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  if (!module) return;
  for (const [, path] of module.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g))
    prefetch(new URL(path as string, url).href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url }));
}

/** A module and all that it imports. */
export function prefetch(url: string): void {
  if (asked.has(url)) return;
  const lane = asked.add(url).size % lanes.length;
  const idle = () => new Promise<void>((go) => whenIdle(go));
  lanes[lane] = lanes[lane]?.then(idle).then(() => fetchModule(url)) as Promise<void>;
}
