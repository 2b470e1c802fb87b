/** A page for tests of stores that talk to an API: a server of the test, storage, and a window for events. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** Serves the tests of a describe block; each test loads the stores anew. */
export function serveStores(listen: RequestListener): void {
  let server: Server;
  beforeAll(async () => {
    server = createServer(listen);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    vi.stubEnv('PUBLIC_API_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    // Node has no localStorage without a file.
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    });
    vi.stubGlobal('window', new EventTarget());
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  beforeEach(() => void vi.resetModules());
}
