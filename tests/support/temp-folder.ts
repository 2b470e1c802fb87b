/** Temporary folders, within one that is deleted after the run (temp-root.ts): test files share modules, and some what is in a folder. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function tempFolder(): string {
  return mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'aroha-test-'));
}
