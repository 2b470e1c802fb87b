/** Limits memory outside the JavaScript heap that glibc retains. */

/**
 * glibc gives threads up to 8 arenas per core and returns little of their memory: after 300 encoded images a process used
 * 1165 MB, and 639 MB with two arenas. glibc reads the number at program start, so the process re-executes itself once
 * under the same process id. A value set by the host is kept.
 */
export function limitArenas(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...process.env, MALLOC_ARENA_MAX: '2' });
}
