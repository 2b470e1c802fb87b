/** Build benchmark: pages per second for a large shop, and how long a changed price or text takes in the sample shop. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { slotOf } from '../../src/build/kept-build.ts';
import { median, type Row } from './table.ts';

const PRODUCTS = 10_000;

/** Repeats the sample products under new names and SKUs. */
function writeContent(folder: string): void {
  cpSync('content', folder, { recursive: true });
  const products = join(folder, 'products');
  const originals = readdirSync(products).map((name) => [name, readFileSync(join(products, name), 'utf8')] as const);
  for (let index = originals.length; index < PRODUCTS; index++) {
    const [name, text] = originals[index % originals.length] as (typeof originals)[number];
    const copy = text
      .replace(/(sku: ['"]?[A-Z0-9-]+)/g, `$1-${index}`)
      .replace(/^(name: .*?)(['"]?)$/m, `$1 ${index}$2`);
    writeFileSync(join(products, name.replace('.md', `-${index}.md`)), copy);
  }
}

type Built = { readonly seconds: number; readonly output: string; readonly peakMb: number };

/** Returns the memory in MB that a process and those that it started hold, from /proc; 0 where unavailable. */
function memoryOf(pid: number | string | undefined): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    return children.reduce((sum, child) => sum + memoryOf(child), own);
  } catch {
    return 0;
  }
}

/** Builds as `npm run build -- --full` does. */
async function build(env: Record<string, string>, outDir: string): Promise<Built> {
  const started = performance.now();
  const child = spawn(process.execPath, ['src/setup/astro.mjs', 'build', '--full', '--outDir', outDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOf(child.pid));
  }, 250);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - started) / 1000, output, peakMb };
}

/** Seconds of rendering, from Astro's output. */
function renderingIn(output: string): number {
  const [, minutes = 0, seconds] =
    /generating static routes[\s\S]*?Completed in (?:(\d+)m )?([\d.]+)s/.exec(stripVTControlCharacters(output)) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

const pagesIn = (output: string) => Number(/(\d+) page\(s\) built/.exec(output)?.[1] ?? Number.NaN);

/** Changes of content in turn: a file, and its text after the change. */
const CHANGES = {
  'a changed price': [
    'products/kiri-stoneware-vases.md',
    (text: string, at: number) => text.replace(/^price: .*$/m, `price: ${5000 + at}`),
  ],
  'a changed article': ['journal/living-small.md', (text: string, at: number) => `${text}\nAnother line ${at}.\n`],
} as const;
const CHANGED_ROUNDS = 5;

/** Builds in place after a change, as `npm run build` does. Returns seconds, with the start of npm. */
function rebuild(outDir: string, env: Record<string, string>): number {
  const started = performance.now();
  const { stdout, status } = spawnSync('npm', ['run', 'build', '--', '--outDir', outDir], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0 || !stdout.includes('Rebuilt')) throw new Error(`It was not rebuilt in place:\n${stdout}`);
  return (performance.now() - started) / 1000;
}

/** Measures each change in a shop that was built into outDir with env. */
function benchChanges(outDir: string, env: Record<string, string> & { CONTENT_DIR: string }): Row[] {
  return Object.entries(CHANGES).map(([name, [file, change]]) => {
    const path = join(env.CONTENT_DIR, file);
    const seconds = Array.from({ length: CHANGED_ROUNDS }, (_, at) => {
      writeFileSync(path, change(readFileSync(path, 'utf8'), at));
      return rebuild(outDir, env);
    });
    return { what: `build: ${name}, in place`, figure: `${median(seconds).toFixed(1)} s`, aim: '≤ 5 s' };
  });
}

export async function benchBuild(): Promise<Row[]> {
  const root = mkdtempSync(join(tmpdir(), 'aroha-build-'));
  try {
    const [sample, content] = [join(root, 'sample'), join(root, 'content')];
    cpSync('content', sample, { recursive: true });
    const smallEnv = { DATA_DIR: join(root, 'small'), CONTENT_DIR: sample, AROHA_PICTURES: 'none' };
    const small = await build(smallEnv, join(root, 'small-dist'));
    const changes = benchChanges(join(root, 'small-dist'), smallEnv);
    rmSync(slotOf(join(root, 'small-dist')), { recursive: true, force: true });
    mkdirSync(content);
    writeContent(content);
    const env = { DATA_DIR: join(root, 'data'), CONTENT_DIR: content, AROHA_PICTURES: 'none' };
    const large = await build(env, join(root, 'dist'));
    const pages = pagesIn(large.output);
    return [
      {
        what: 'build: sample shop',
        figure: `${pagesIn(small.output)} pages in ${small.seconds.toFixed(1)} s`,
        aim: 'best peer 15 s',
      },
      ...changes,
      {
        what: `build: ${PRODUCTS} products`,
        figure: `${pages} pages in ${large.seconds.toFixed(0)} s, ${Math.round(pages / large.seconds)} pages/s in all, ${Math.round(pages / renderingIn(large.output))} rendering`,
        aim: '≥ 250 pages/s',
      },
      {
        what: `build: ${PRODUCTS} products, most memory held`,
        figure: `${Math.round(large.peakMb)} MB`,
        aim: '≤ 1200 MB',
      },
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
