/** Node child processes of a test: their output and exit; killed after the test file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll } from 'vitest';

export type Started = {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Waits for text on stdout, or for exit. */
  readonly says: (text: string) => Promise<void>;
  /** Exit code or signal name. */
  readonly ends: () => Promise<number | string>;
};

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts Node; the compiled modules of all these processes are kept in one folder. */
export function startNode(args: string[], env: Record<string, string> = {}): Started {
  const shared = { PATH: process.env.PATH, NODE_COMPILE_CACHE: resolve('.cache/compiled') };
  const child = spawn(process.execPath, args, { stdio: 'pipe', env: { ...shared, ...env } });
  children.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => {
    out += text;
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text;
  });
  const closed = once(child, 'close').then(() => child.exitCode ?? String(child.signalCode));
  async function says(text: string): Promise<void> {
    while (!out.includes(text)) {
      const more = await Promise.race([once(child.stdout, 'data').then(() => true), closed.then(() => false)]);
      if (!more && !out.includes(text)) throw new Error(`The process exited without printing '${text}':\n${out}${err}`);
    }
  }
  return { child, stdout: () => out, stderr: () => err, says, ends: () => closed };
}
