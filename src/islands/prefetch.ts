/** Modules of islands are fetched into the browser's cache while a page is idle, and run only when they are wanted. */
import { whenIdle } from './idle.ts';

/** At once: a dozen would hold up whoever acts just then, and a slow device's own work. */
const LANES = 2;
/** Modules asked for already, shared by the islands of a page. */
const asked = new Set<string>();
const waiting: string[] = [];
let running = 0;

/** Fetches a module without running it, and asks for all that it imports. What fails is left to the import. */
async function fetchModule(url: string): Promise<void> {
  const module = await fetch(url, { priority: 'low' })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  if (module === null) return;
  const imports = module.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g);
  for (const [, path] of imports) prefetch(new URL(path as string, url).href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}

function next(): void {
  const url = running < LANES && waiting.shift();
  if (!url) return;
  running += 1;
  whenIdle(async () => {
    await fetchModule(url);
    running -= 1;
    next();
    next();
  });
}

/** A module and all that it imports. */
export function prefetch(url: string): void {
  if (asked.has(url)) return;
  asked.add(url);
  waiting.push(url);
  next();
}
