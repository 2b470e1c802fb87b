import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { readSite } from '../src/ingest/site-content.ts';

export default defineConfig({
  define: { __SHOP_NAME__: JSON.stringify(readSite('content').name) },
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    globalSetup: ['tests/support/postgres.ts'],
    // Files of a worker share modules, which take a third of the time to load. Tests leave none of them changed.
    isolate: false,
    // As many as cores; each may run an embedded database of some hundred megabytes.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['dot'],
  },
});
