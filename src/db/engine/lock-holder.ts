/** The process that a lock file names, and whether it still runs. */
import { readFileSync } from 'node:fs';

type Holder = { pid: number; started: string };

/** Returns the kernel's start time of a process, to detect reused pids; '' where unknown. */
export function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

export function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return started === '' || now === '' || now === started;
}

export function readHolder(path: string): Holder | null {
  try {
    const [pid = '', started = ''] = readFileSync(path, 'utf8').split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), started } : null;
  } catch {
    return null;
  }
}
