// Whether a run may install programs on this machine: only when it is asked to, by AROHA_INSTALL=1.
import { spawnSync } from 'node:child_process';

export const mayInstall = () => process.env.AROHA_INSTALL === '1';

/** Installs packages with apt-get, as root or through sudo without a password. Does nothing where there is no apt-get. */
export function aptInstall(...packages) {
  if (!mayInstall()) throw new Error('Nothing may be installed: AROHA_INSTALL is not 1.');
  if (spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // RUNLEVEL=1: services are installed, and not started.
  const apt = (...args) =>
    spawnSync('env', [...sudo, 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', ...args], {
      stdio: 'ignore',
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
