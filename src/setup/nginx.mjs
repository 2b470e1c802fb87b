// Finds an nginx for the test of its recipe: the system's, else one from apt-get. Prints its path on the last line.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const run = (command, args, options = {}) => spawnSync(command, args, { encoding: 'utf8', ...options });
// Debian keeps it where only root's PATH leads.
const PLACES = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

/** Path of the nginx that is there, or null. */
export function nginxOnPath() {
  const { status, stdout } = run('sh', ['-c', 'command -v nginx'], { env: { ...process.env, PATH: PLACES } });
  return status === 0 && stdout.trim() ? stdout.trim() : null;
}

/** Path of an nginx with its brotli module, installed if it must be; null where none can be had. */
export function findNginx() {
  const there = nginxOnPath();
  if (there || run('sh', ['-c', 'command -v apt-get']).status !== 0) return there;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // RUNLEVEL=1: nothing is to be started on port 80.
  const apt = (...args) =>
    run('env', [...sudo, 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', ...args], { stdio: 'ignore' });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'nginx', 'libnginx-mod-http-brotli-static');
  return nginxOnPath();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findNginx();
  if (found) console.log(found);
  else {
    console.error('No nginx was found and none could be installed.');
    process.exit(1);
  }
}
