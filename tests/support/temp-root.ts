/**
 * Creates the folder of a run's temporary folders, and deletes it afterwards. Not after each test file: a worker runs hooks of
 * shared modules after its first file alone, and is killed at the end.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'aroha-run-'));
  process.env.TEST_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
