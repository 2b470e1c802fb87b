/** Runs the real server in a child process with a temporary data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Served = {
  readonly url: string;
  /** Milliseconds from process start to the first response. */
  readonly startMs: number;
  /** Resident memory in MB, and the most there has been. */
  readonly memory: () => number;
  readonly peak: () => number;
  /** Processor time so far, in seconds. */
  readonly cpuSeconds: () => number;
  readonly stop: () => Promise<void>;
};

export const BENCH_DATA = mkdtempSync(join(tmpdir(), 'aroha-bench-'));
process.on('exit', () => rmSync(BENCH_DATA, { recursive: true, force: true }));

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** Starts the server and waits for its first response. onOutput receives its stdout. */
export async function serve(
  port: number,
  env: Record<string, string> = {},
  script = 'src/server/serve.mjs',
  onOutput?: (chunk: Buffer) => void,
): Promise<Served> {
  const started = performance.now();
  const url = `http://127.0.0.1:${port}`;
  if (await answers(`${url}/api/categories`)) throw new Error(`Another server is running at ${url}: stop it first.`);
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: BENCH_DATA, ...env },
  });
  if (onOutput) child.stdout?.on('data', onOutput);
  // Kills the server when a benchmark fails.
  process.once('exit', () => child.kill());
  while (!(await answers(`${url}/api/categories`))) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const startMs = performance.now() - started;
  const read = (field: 'VmRSS' | 'VmHWM') => {
    try {
      const kb = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      return Math.round(Number(kb ?? 0) / 1024);
    } catch {
      return 0;
    }
  };
  return {
    url,
    startMs,
    memory: () => read('VmRSS'),
    peak: () => read('VmHWM'),
    cpuSeconds: () => {
      // After the name, in ticks of 10 ms: the 12th and 13th field are time in the program and in the system.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
