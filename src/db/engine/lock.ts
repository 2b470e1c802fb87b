/** Locks an embedded database for one process: PGlite has no lock of its own, and a second process would lose rows silently. */
import { closeSync, linkSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../core/shop/env.ts';
import { isAlive, readHolder, startOf } from './lock-holder.ts';

/** Removes a lock of a dead process. Guarded by another lock, so that a lock taken meanwhile is not removed. */
function reclaim(path: string): void {
  const guard = `${path}.reclaim`;
  try {
    closeSync(openSync(guard, 'wx'));
  } catch {
    // Another process is reclaiming; an old guard was left by one that died.
    if (Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5000)
      rmSync(guard, { force: true });
    return;
  }
  try {
    const holder = readHolder(path);
    if (!holder || !isAlive(holder)) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Creates the lock file with its contents atomically; returns false when it exists. */
function create(path: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns a function that releases the lock; it also runs on exit. */
function releaseOf(path: string): () => void {
  const release = () => {
    process.off('exit', release);
    rmSync(path, { force: true });
  };
  process.once('exit', release);
  return release;
}

function take(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock');
  for (let attempt = 0; attempt < 300; attempt++) {
    if (create(path)) return releaseOf(path);
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new StartError(
        `The database in ${dataDir} is in use by process ${holder.pid}. Stop that process, or set DATA_DIR to another folder.`,
      );
    }
    reclaim(path);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
  throw new StartError(`The lock ${path} could not be taken. Delete it if no other process uses ${dataDir}.`);
}

/**
 * Locks a data folder and returns its release. Locks of dead processes are reclaimed. Throws StartError when a live process
 * holds it or the folder is not writable.
 */
export function acquireLock(dataDir: string): () => void {
  try {
    return take(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The folder ${dataDir} cannot be used: ${(error as Error).message}. Set DATA_DIR to one that can be written.`,
    );
  }
}
