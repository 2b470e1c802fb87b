// Finds nginx for the configuration test: the system's, else, with AROHA_INSTALL=1, from apt. Prints its path on the last
// line.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { aptInstall, mayInstall } from './may-install.mjs';

const run = (command, args, options = {}) => spawnSync(command, args, { encoding: 'utf8', ...options });
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
// Debian installs it outside a normal user's PATH.
const PLACES = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

/** Returns the path of an installed nginx, or null. */
export function nginxOnPath() {
  const { status, stdout } = run('sh', ['-c', 'command -v nginx'], { env: { ...process.env, PATH: PLACES } });
  return status === 0 && stdout.trim() ? stdout.trim() : null;
}

/** Returns the path of nginx, or null. With AROHA_INSTALL=1 a missing one is installed with its brotli module. */
export function findNginx() {
  const there = nginxOnPath();
  if (there || !mayInstall()) return there;
  aptInstall(...PACKAGES);
  return nginxOnPath();
}

export const NO_NGINX = `nginx was not found. Run 'sudo apt-get install ${PACKAGES.join(' ')}', or set AROHA_INSTALL=1 to install it automatically.`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findNginx();
  if (found) console.log(found);
  else {
    console.error(NO_NGINX);
    process.exit(1);
  }
}
