/** The configuration of the quick tests: see support/quick-tests.ts. They need no PostgreSQL. */
import { defineConfig } from 'vitest/config';
import { quickTests } from './support/quick-tests.ts';
import all, { projectsOf } from './vitest.config.ts';

export default defineConfig({
  ...all,
  test: { ...all.test, projects: projectsOf(quickTests()), globalSetup: ['tests/support/temp-root.ts'] },
});
