/** A process that takes the lock of each folder it is told on its input, and says which it won; it holds what it won. */
import { createInterface } from 'node:readline';
import { takeLock } from '../../src/db/engine/lock.ts';

for await (const folder of createInterface({ input: process.stdin })) {
  try {
    takeLock(folder);
    process.stdout.write(`won ${folder}\n`);
  } catch {
    process.stdout.write(`lost ${folder}\n`);
  }
}
