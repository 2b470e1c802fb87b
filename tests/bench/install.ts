/** Time from a fresh clone to the first response. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './table.ts';

const PORT = 4394;

async function start(folder: string): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: '',
      SITE_DIR: '',
      PATH: process.env.PATH?.split(':')
        .filter((path) => !path.includes('node_modules'))
        .join(':'),
    },
  });
  const up = () =>
    fetch(`http://127.0.0.1:${PORT}/`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await up())) {
    if (child.exitCode !== null) throw new Error('npm start exited before the first response.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - started) / 1000;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid as number), 'SIGINT');
  await ended;
  return seconds;
}

export async function benchInstall(): Promise<Row[]> {
  const root = mkdtempSync(join(tmpdir(), 'aroha-clone-'));
  const clone = join(root, 'aroha');
  try {
    spawnSync('git', ['clone', '--quiet', process.cwd(), clone]);
    const fresh = await start(clone);
    const again = await start(clone);
    return [
      { what: 'npm start: fresh clone to first page', figure: `${fresh.toFixed(0)} s`, aim: '≤ 45 s' },
      { what: 'npm start: second time', figure: `${again.toFixed(1)} s`, aim: '≤ 5 s' },
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
