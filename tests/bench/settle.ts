/** Waits until the machine is idle: after a database was filled, its vacuum and the server's jobs take a core for a while. */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 2000;
const MOST_MS = 120_000;
/** Share of all cores. */
const IDLE = 0.9;

function taken() {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  return { idle, all: times.reduce((sum, core) => sum + Object.values(core).reduce((a, b) => a + b), 0) };
}

/** Resolves after two idle seconds; after two minutes it says that the figures are of a busy machine, and resolves too. */
export async function settle(): Promise<void> {
  const started = performance.now();
  for (;;) {
    const before = taken();
    await sleep(EVERY_MS);
    const after = taken();
    if ((after.idle - before.idle) / (after.all - before.all) >= IDLE) return;
    if (performance.now() - started < MOST_MS) continue;
    console.warn('The machine did not become idle: the figures are higher than they should be.');
    return;
  }
}
