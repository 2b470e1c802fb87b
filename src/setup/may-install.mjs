// Programs are installed on this machine only with AROHA_INSTALL=1.
import { spawnSync } from 'node:child_process';

export const mayInstall = () => process.env.AROHA_INSTALL === '1';

/** Installs packages with apt-get, as root or with passwordless sudo. Does nothing without apt-get. */
export function aptInstall(...packages) {
  if (!mayInstall()) throw new Error('Installing is disabled: AROHA_INSTALL is not 1.');
  if (spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // RUNLEVEL=1 prevents services from starting.
  const apt = (...args) =>
    spawnSync('env', [...sudo, 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', ...args], {
      stdio: 'ignore',
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
