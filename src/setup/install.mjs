// Installs what is missing, under whatever Node runs npm: what the shop runs on, or with --all what checks it too.
// Does nothing when node_modules already fits the lockfile.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.aroha-lock';
const OLDEST_NODE = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(`Aroha needs Node ${OLDEST_NODE} or newer to install itself; this is ${process.version}. Update Node.`);
  process.exit(1);
}

const all = process.argv.includes('--all');
const lock = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const [installed, extent] = existsSync(MARK) ? readFileSync(MARK, 'utf8').split(' ') : [];

if (installed !== lock || (all && extent !== 'all')) {
  console.log(`Installing what Aroha ${all ? 'is checked with' : 'is made of'}. This happens once.`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const include = [all ? '--include=dev' : '--omit=dev', '--include=optional'];
  const { status } = spawnSync(command, [...args, 'ci', ...include, '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed. npm says why above; most often the network is the cause.');
    process.exit(1);
  }
  writeFileSync(MARK, `${lock} ${all ? 'all' : 'shop'}`);
}
