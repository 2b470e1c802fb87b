import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { toAscii, writeServerBundle } from '../../src/build/server-bundle.ts';
import { BUNDLE, BUNDLE_ENTRY, BUNDLE_KEY, findBundle, keyOfSources } from '../../src/server/bundle.ts';
import { startNode } from '../support/processes.ts';
import { smallContent } from '../support/small-content.ts';
import { tempFolder } from '../support/temp-folder.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Prints the modules that a process loads. */
const PRINTS_MODULES = `data:text/javascript,import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => { process.stdout.write('loads ' + url + '\\n'); return next(url, context); } });`;

type Made = { readonly root: string; readonly source: string };

/** A folder with a source and a bundle made of it. */
function bundled(): Made {
  const root = tempFolder();
  const source = join(root, 'src/api/app.ts');
  mkdirSync(join(source, '..'), { recursive: true });
  writeFileSync(source, 'export {};');
  mkdirSync(join(root, BUNDLE), { recursive: true });
  writeFileSync(join(root, BUNDLE, BUNDLE_ENTRY), '');
  writeFileSync(join(root, BUNDLE, BUNDLE_KEY), keyOfSources(root));
  return { root, source };
}

describe('the bundle of the server', () => {
  it('is found while its sources are what they were', () => {
    const { root } = bundled();
    expect(findBundle(root)).toBe(join(root, BUNDLE, BUNDLE_ENTRY));
  });

  it.each([
    ['a source is changed', ({ source }: Made) => utimesSync(source, 1, 1)],
    ['a source is removed', ({ source }: Made) => rmSync(source)],
    ['a source is added', ({ source }: Made) => writeFileSync(join(source, '../more.ts'), '')],
    ['packages are changed', ({ root }: Made) => writeFileSync(join(root, 'package-lock.json'), '{}')],
    ['it was left half written', ({ root }: Made) => rmSync(join(root, BUNDLE, BUNDLE_KEY))],
  ] as const)('is not found when %s', (_, change) => {
    const made = bundled();
    change(made);
    expect(findBundle(made.root)).toBeUndefined();
  });

  it('is not found in a copy of its folder, because it names files of the first', () => {
    const { root } = bundled();
    const copy = join(tempFolder(), 'copy');
    cpSync(root, copy, { recursive: true, preserveTimestamps: true });
    expect(findBundle(copy)).toBeUndefined();
  });

  it('is written in ASCII without another meaning', () => {
    const meaningOf = (code: string) => new Function(`return ${toAscii(code)}`)();
    for (const text of ['₹ 1,200 – “Oslo”', 'é\\é', '\\\\é', '😀']) expect(meaningOf(JSON.stringify(text))).toBe(text);
    expect(meaningOf("'\\–\\\\–'")).toBe('–\\–');
    expect(meaningOf('/^[\\–é]+$/.test("–é")')).toBe(true);
    expect(meaningOf('/^\\–{2}$/u.test("––")')).toBe(true);
    expect(toAscii('"₹ – é 😀"')).toMatch(/^[ -~]+$/);
  });

  describe('written of this shop', () => {
    beforeAll(() => writeServerBundle());

    it('runs in place of the sources, with what reads files of its own: migrations, and threads that hash', async () => {
      const env = { DATA_DIR: tempFolder(), CONTENT_DIR: smallContent().folder, SITE_DIR: tempFolder(), PORT: '0' };
      expect(readFileSync(join(BUNDLE, BUNDLE_ENTRY)).every((byte) => byte < 128)).toBe(true);
      const server = startNode(['--import', PRINTS_MODULES, 'src/server/serve.mjs'], env);
      await server.says('Press Ctrl-C to stop.');
      expect(server.stdout()).toContain(`${BUNDLE}/${BUNDLE_ENTRY}`);
      expect(server.stdout()).not.toContain('/src/api/app.ts');
      const [, address = ''] = /running at (\S+)/.exec(server.stdout()) ?? [];
      const answer = await fetch(`${address}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify({
          firstName: 'Asha',
          lastName: 'Rao',
          email: 'asha@example.com',
          password: 'a long pass phrase',
        }),
      });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Welcome')]);
      server.child.kill('SIGTERM');
      expect(await server.ends()).toBe(0);
      expect(server.stderr()).toBe('');
    });
  });
});
