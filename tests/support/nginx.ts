/** Runs nginx with the shop's configuration on a free port; stopped after the test file. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { nginxOnPath } from '../../src/setup/nginx.mjs';
import { freePort } from './free-port.ts';
import { tempFolder } from './temp-folder.ts';

export const NGINX = nginxOnPath();

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGTERM');
});

const PREFIX = 'worker_processes 1;\ndaemon off;\npid nginx.pid;\nerror_log stderr warn;\nevents {}\n';
const FOLDERS = ['client', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}${name === 'client' ? '_body' : ''}_temp_path temp-${name};`)
  .join('\n');

const folders = new Map<string, string>();
/** Returns both request logs of the nginx at this origin. */
export const logOf = (origin: string) =>
  ['access.log', 'error.log'].map((name) => readFileSync(join(folders.get(origin) as string, name), 'utf8')).join('\n');

/**
 * Starts nginx in front of the API at api (host:port), with the build in dist. change may modify the configuration, for
 * controls. Returns its origin.
 */
export async function startNginx(dist: string, api: string, change = (recipe: string) => recipe): Promise<string> {
  const folder = tempFolder();
  const port = await freePort();
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const recipe = change(readFileSync('.deploy/nginx.conf', 'utf8'))
    .replaceAll('/srv/aroha/dist', dist)
    .replace('server 127.0.0.1:4321;', `server ${api};`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx/aroha', join(folder, 'cache'))
    .replace('/var/log/nginx/aroha.log', join(folder, 'access.log'))
    .replace('/var/log/nginx/aroha-error.log', join(folder, 'error.log'))
    .replace('brotli_static on;', existsSync(module) ? 'brotli_static on;' : '');
  const head = [
    existsSync(module) ? `load_module ${module};` : '',
    process.getuid?.() === 0 ? 'user root;' : '',
    PREFIX,
  ];
  const main = `${head.join('\n')}http {\naccess_log off;\n${FOLDERS}\n${recipe}\n}\n`;
  mkdirSync(join(folder, 'cache'));
  writeFileSync(join(folder, 'nginx.conf'), main);
  const args = ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf')];
  const checked = spawnSync(NGINX as string, ['-t', ...args], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child = spawn(NGINX as string, args, { stdio: 'ignore' });
  children.push(child);
  const origin = `http://127.0.0.1:${port}`;
  folders.set(origin, folder);
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${origin}/404.html`).catch(() => null)) return origin;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not respond.');
}
