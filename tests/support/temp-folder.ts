/** Temporary folders, deleted after the test file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aroha-test-'));
  folders.push(folder);
  return folder;
}
