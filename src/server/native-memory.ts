/** Memory outside the script heap: what the C library keeps after pictures were encoded and databases were opened. */

/**
 * By default glibc gives up to 8 arenas a core to threads and returns little of them: a process that had made 300 pictures
 * stood at 1165 MB, and at 639 MB with two arenas. glibc reads their number when a program starts, so the process replaces
 * itself once, under the same process id. A value that the host has set stays.
 */
export function limitArenas(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...process.env, MALLOC_ARENA_MAX: '2' });
}
