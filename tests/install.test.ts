/** A run of the tests changes nothing of the machine unless it is asked to. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from './support/temp-folder.ts';

const FIND = ['src/setup/browser.mjs'];
const INSTALL = ['-e', "import('./src/setup/may-install.mjs').then(({ aptInstall }) => aptInstall('nginx'))"];

/** Runs a program on a machine without a browser, where apt-get and sudo only note that they were called. */
function run(program: readonly string[], env: Record<string, string> = {}) {
  const folder = tempFolder();
  const notes = join(folder, 'notes');
  for (const name of ['sh', 'env']) {
    const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    symlinkSync(stdout.trim(), join(folder, name));
  }
  for (const name of ['apt-get', 'sudo']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> '${notes}'\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const { status, stderr } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    env: { PATH: folder, HOME: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...env },
  });
  return { status, stderr, notes: existsSync(notes) ? readFileSync(notes, 'utf8') : '' };
}

describe('a run', () => {
  it('installs no browser, and names the commands that would', () => {
    const { status, stderr, notes } = run(FIND);
    expect([status, notes]).toEqual([1, '']);
    expect(stderr).toContain('sudo apt-get install chromium');
    expect(stderr).toContain('AROHA_INSTALL=1');
  });

  it('calls neither sudo nor apt-get', () => {
    const { stderr, notes } = run(INSTALL);
    expect([notes, stderr.includes('AROHA_INSTALL is not 1')]).toEqual(['', true]);
  });

  it('calls them where it is asked to install (control)', () => {
    expect(run(INSTALL, { AROHA_INSTALL: '1' }).notes).toMatch(/install .*nginx/);
  });
});
