/** A process that tries to lock each folder given on stdin and prints the result; it keeps its locks. */
import { createInterface } from 'node:readline';
import { acquireLock } from '../../src/db/engine/lock.ts';

for await (const folder of createInterface({ input: process.stdin })) {
  try {
    acquireLock(folder);
    process.stdout.write(`won ${folder}\n`);
  } catch {
    process.stdout.write(`lost ${folder}\n`);
  }
}
