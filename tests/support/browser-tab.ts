/** A browser tab for tests of stores: its storage, its events, and requests that reach the app in process. */
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { fetchFrom } from '../../src/api/http/in-process.ts';
import type { Fetch } from '../../src/core/shop/client.ts';

function memoryStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}

export type BrowserTab = {
  /** Paths of all requests. */
  readonly requests: string[];
  /** Pages the scripts went to. */
  readonly visited: string[];
  /** Replaces how requests reach the app, for example to lose responses. Without an argument they reach it again. */
  readonly connect: (through?: (send: Fetch) => Fetch) => void;
  readonly setOnline: (online: boolean) => void;
  /** Loads the page again: modules start from what storage holds. */
  readonly reload: () => void;
};

/** Installs the globals; vi.unstubAllGlobals() removes them. Stores must be imported afterwards. */
export function openTab(app: FastifyInstance): BrowserTab {
  const send = fetchFrom(app);
  const requests: string[] = [];
  const visited: string[] = [];
  const navigator = { onLine: true };
  let current = send;
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { assign: (url: string) => visited.push(url) } }),
  );
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    requests.push(input);
    return current(input, init);
  });
  return {
    requests,
    visited,
    connect: (through) => {
      current = through ? through(send) : send;
    },
    setOnline: (online) => {
      navigator.onLine = online;
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    reload: () => void vi.resetModules(),
  };
}

/** The app processes the request, and its response is lost. */
export const loseResponses =
  (send: Fetch): Fetch =>
  async (input, init) => {
    await send(input, init);
    throw new TypeError('The connection was lost.');
  };

/** The request never reaches the app. */
export const loseRequests = (): Fetch => async () => {
  throw new TypeError('The connection was refused.');
};
