/** Temporary folders within that of the run, which temp-root.ts deletes: test files share modules, and some share a folder. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function tempFolder(): string {
  return mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'aroha-test-'));
}
