// Installs missing packages with any Node that runs npm: production packages, or with --all those for tests too. Does
// nothing when node_modules matches the lockfile.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.aroha-lock';
const OLDEST_NODE = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(`Aroha needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Update Node.`);
  process.exit(1);
}

const all = process.argv.includes('--all');
const lock = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const [installed, extent] = existsSync(MARK) ? readFileSync(MARK, 'utf8').split(' ') : [];

if (installed !== lock || (all && extent !== 'all')) {
  console.log(`Installing ${all ? 'all' : 'production'} packages. This happens once.`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const include = [all ? '--include=dev' : '--omit=dev', '--include=optional'];
  const { status } = spawnSync(command, [...args, 'ci', ...include, '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'The packages could not be installed. See the npm output above; the most common cause is the network.',
    );
    process.exit(1);
  }
  writeFileSync(MARK, `${lock} ${all ? 'all' : 'shop'}`);
}
