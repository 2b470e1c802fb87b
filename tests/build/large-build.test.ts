/** Full builds of large shops run with flags that return memory. The builds here end as soon as they have told theirs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

/** Runs before any module of a process. */
const TELL = `
  if (/astro.bin/.test(process.argv[1])) {
    console.log(JSON.stringify([process.execArgv, process.env.MALLOC_TRIM_THRESHOLD_ ?? null, process.pid]));
    process.exit(7);
  }`;

/** Starts a full build of a shop with that many products. */
function build(products: number) {
  const content = tempFolder();
  mkdirSync(join(content, 'products'));
  for (let index = 0; index < products; index++) writeFileSync(join(content, 'products', `${index}.md`), '');
  const { status, stdout, stderr, pid } = spawnSync(process.execPath, ['src/setup/astro.mjs', 'build', '--full'], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      CONTENT_DIR: content,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL)}`,
    },
  });
  const [flags, trim, own] = JSON.parse(stdout) as [string[], string | null, number];
  return { status, stderr, returnsMemory: flags.includes('--no-memory-pool') && trim !== null, isSame: own === pid };
}

it('replaces the process that starts it, and returns memory', () => {
  expect(build(2000)).toEqual({ status: 7, stderr: '', returnsMemory: true, isSame: process.platform !== 'win32' });
});

it('is an ordinary one below 2,000 products (control)', () => {
  expect(build(1999)).toEqual({ status: 7, stderr: '', returnsMemory: false, isSame: false });
});
