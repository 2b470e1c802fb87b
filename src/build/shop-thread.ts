/**
 * Opens the shop in a thread of its own, from which loaders read what pages show: it opens while Astro starts, and gives its
 * memory back when it closes.
 */
import { Worker } from 'node:worker_threads';
import type { Fetch } from '../core/shop/client.ts';

export type ShopRequest = {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: [string, string][];
};
export type ShopAnswer = {
  readonly id: number;
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: Uint8Array<ArrayBuffer>;
};

/** A shop that loaders share: open() resolves when it answers, and opens it again after close(). */
export type SharedShop = { readonly open: () => Promise<Fetch>; readonly close: () => Promise<void> };

function startThread(file: URL): SharedShop {
  const worker = new Worker(file);
  // A build that fails before anything is loaded does not wait for it.
  worker.unref();
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const opened = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<ShopAnswer>>();
  opened.promise.catch(() => {});
  worker.on('message', (answer: ShopAnswer | null) => {
    if (answer) waiting.get(answer.id)?.resolve(answer);
    else opened.resolve();
  });
  worker.on('error', (error) => {
    for (const { reject } of [opened, ...waiting.values()]) reject(error);
  });
  let last = 0;
  const fetch: Fetch = async (url, init) => {
    const id = ++last;
    const answered = Promise.withResolvers<ShopAnswer>();
    waiting.set(id, answered);
    const request: ShopRequest = { id, url, method: init.method ?? 'GET', headers: [...new Headers(init.headers)] };
    worker.postMessage(request);
    const { status, headers, body } = await answered.promise.finally(() => waiting.delete(id));
    init.signal?.throwIfAborted();
    return new Response(body.length > 0 ? body : null, { status, headers });
  };
  return {
    open: async () => {
      worker.ref();
      await opened.promise;
      return fetch;
    },
    close: () => {
      worker.postMessage(null);
      return exited;
    },
  };
}

const SOURCE = new URL('./shop-worker.ts', import.meta.url);

/** Begins to open the shop. file: what the thread runs, where it was bundled. */
export function shopInThread(file = SOURCE): SharedShop {
  let thread: SharedShop | null = startThread(file);
  return {
    open: () => {
      thread ??= startThread(file);
      return thread.open();
    },
    close: async () => {
      const open = thread;
      thread = null;
      await open?.close();
    },
  };
}
