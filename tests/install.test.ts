/** Which packages a shop gets, and that test runs install nothing unless AROHA_INSTALL is set. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shellBeside } from '../src/setup/browser.mjs';
import { tempFolder } from './support/temp-folder.ts';

const FIND = ['src/setup/browser.mjs'];
const INSTALL = ['-e', "import('./src/setup/may-install.mjs').then(({ aptInstall }) => aptInstall('nginx'))"];

/** Runs a program without a browser; apt-get and sudo are stubs that record calls. */
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

/** Lists what npm thinks of the production packages of a folder, peers included; npm installs them without asking for peers. */
function listProduction(folder: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['ls', '--omit=dev', '--all', '--legacy-peer-deps=false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, problems: stderr, listed: stdout };
}

describe('the packages of a shop', () => {
  it('are none that only tests use', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean } | undefined>;
    };
    const installed = Object.keys(devDependencies).filter((name) => !packages[`node_modules/${name}`]?.dev);
    // These two are dependencies of production packages as well.
    expect(installed).toEqual(['@types/node', 'parse5']);
  });

  it('have all the peers that they ask for', () => {
    expect(listProduction('.')).toMatchObject({ status: 0, listed: expect.stringContaining('better-auth') });
  });

  it('are refused without one (control)', () => {
    const folder = tempFolder();
    const write = (name: string, text: object) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), JSON.stringify(text));
    };
    write('package.json', { name: 'shop', version: '1.0.0', dependencies: { lamp: '1.0.0' } });
    write('node_modules/lamp/package.json', { name: 'lamp', version: '1.0.0', peerDependencies: { bulb: '^1.0.0' } });
    const { status, problems } = listProduction(folder);
    expect([status, problems]).toEqual([1, expect.stringContaining('missing: bulb@^1.0.0')]);
  });
});

describe('a test run', () => {
  it('installs no browser and prints the commands to install one', () => {
    const { status, stderr, notes } = run(FIND);
    expect([status, notes]).toEqual([1, '']);
    expect(stderr).toContain('sudo apt-get install chromium');
    expect(stderr).toContain('AROHA_INSTALL=1');
  });

  it('calls neither sudo nor apt-get', () => {
    const { stderr, notes } = run(INSTALL);
    expect([notes, stderr.includes('AROHA_INSTALL is not 1')]).toEqual(['', true]);
  });

  it('calls them with AROHA_INSTALL=1 (control)', () => {
    expect(run(INSTALL, { AROHA_INSTALL: '1' }).notes).toMatch(/install .*nginx/);
  });
});

describe('browser tests', () => {
  /** Creates an empty file. */
  function touch(...parts: string[]): string {
    const file = join(...parts);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    return file;
  }

  it.each(['chrome-linux/headless_shell', 'chrome-headless-shell-linux64/chrome-headless-shell'])(
    'run in the headless shell that Playwright downloads with its Chromium: %s',
    (name) => {
      const folder = tempFolder();
      const chromium = touch(folder, 'chromium-1255', 'chrome-linux64', 'chrome');
      touch(folder, 'chromium_headless_shell-1255', dirname(name), 'icudtl.dat');
      const shell = touch(folder, 'chromium_headless_shell-1255', name);
      expect(shellBeside(chromium)).toBe(shell);
    },
  );

  it('run in the full Chromium without a shell of its revision', () => {
    const folder = tempFolder();
    const chromium = touch(folder, 'chromium-1255', 'chrome-linux64', 'chrome');
    touch(folder, 'chromium_headless_shell-1200', 'chrome-linux', 'headless_shell');
    expect(shellBeside(chromium)).toBe(chromium);
    expect(shellBeside('/usr/bin/chromium')).toBe('/usr/bin/chromium');
  });
});
