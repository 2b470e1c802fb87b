import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acquireLock } from '../../../src/db/engine/lock.ts';
import { type Started, startNode } from '../../support/processes.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const RACER = 'tests/support/lock-racer.ts';
const onLinux = process.platform === 'linux';

/** Returns an unused process id. */
async function deadPid(): Promise<number> {
  const gone = startNode(['-e', '']);
  await gone.ends();
  return gone.child.pid as number;
}

async function take(racer: Started, folder: string): Promise<'won' | 'lost'> {
  racer.child.stdin?.write(`${folder}\n`);
  await racer.says(`${folder}\n`);
  return racer.stdout().includes(`won ${folder}\n`) ? 'won' : 'lost';
}

describe('the lock of a data folder', () => {
  it('exists while held, contains the pid, and is removed afterwards', () => {
    const folder = join(tempFolder(), 'not', 'yet', 'there');
    const release = acquireLock(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    acquireLock(folder)();
  });

  it('rejects a second process, with its pid and instructions', async () => {
    const folder = tempFolder();
    const holder = startNode([RACER]);
    holder.child.stdin?.write(`${folder}\n`);
    await holder.says(`won ${folder}\n`);
    expect(() => acquireLock(folder)).toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: `The database in ${folder} is in use by process ${holder.child.pid}. Stop that process, or set DATA_DIR to another folder.`,
      }),
    );
  });

  it('of a killed process is reclaimed', async () => {
    const folder = tempFolder();
    const holder = startNode([RACER]);
    holder.child.stdin?.write(`${folder}\n`);
    await holder.says(`won ${folder}\n`);
    holder.child.kill('SIGKILL');
    await holder.ends();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    acquireLock(folder)();
  });

  it.runIf(onLinux)('is not held by another process with a reused pid', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'lock'), `${process.pid} 1`);
    acquireLock(folder)();
    const start = readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    writeFileSync(join(folder, 'lock'), `${process.pid} ${start}`);
    expect(() => acquireLock(folder)).toThrow('in use by process');
  });

  it.each(['', 'not a number', '\0\0'])('containing %j instead of a pid is reclaimed', (text) => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'lock'), text);
    acquireLock(folder)();
  });

  it('when stale is won by exactly one of two processes', async () => {
    const root = tempFolder();
    const stale = `${await deadPid()} 1`;
    const racers = [startNode([RACER]), startNode([RACER])];
    const warm = racers.map((_, index) => join(root, `warm-${index}`));
    await Promise.all(racers.map((racer, index) => take(racer, warm[index] as string)));
    for (let round = 0; round < 20; round++) {
      const folder = join(root, `round-${round}-`);
      mkdirSync(folder);
      writeFileSync(join(folder, 'lock'), stale);
      const outcomes = await Promise.all(racers.map((racer) => take(racer, folder)));
      expect(outcomes.sort(), `round ${round}`).toEqual(['lost', 'won']);
      const winner = racers.find((racer) => racer.stdout().includes(`won ${folder}\n`));
      expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${winner?.child.pid} `));
    }
  });
});
