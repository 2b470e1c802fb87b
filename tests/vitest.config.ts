import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { readSite } from '../src/ingest/site-content.ts';
import { byRunner } from './support/node-tests.ts';
import { allTests } from './support/test-reach.ts';

const root = new URL('..', import.meta.url).pathname;

/** The projects of test files: Node runs most as they are, which takes a quarter less CPU time than transforming them. */
export function projectsOf(files: readonly string[]): TestProjectInlineConfiguration[] {
  const { node, vite } = byRunner(files);
  const shared = {
    root,
    // Files of a worker share modules, which take a third of the time to load. Tests leave none of them changed.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  };
  return [
    { test: { ...shared, name: 'node', include: node, experimental: { viteModuleRunner: false } } },
    {
      define: { __SHOP_NAME__: JSON.stringify(readSite('content').name) },
      test: { ...shared, name: 'vite', include: vite },
    },
  ];
}

export default defineConfig({
  test: {
    root,
    projects: projectsOf(allTests()),
    globalSetup: ['tests/support/temp-root.ts', 'tests/support/postgres.ts'],
    // One more than cores, since tests wait a third of their time for processes they start; each may run an embedded database
    // of some hundred megabytes.
    maxWorkers: Math.min(5, Math.max(2, availableParallelism() + 1)),
    reporters: ['dot'],
  },
});
