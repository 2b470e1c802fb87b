/** Build benchmark: pages per second for a large shop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Row } from './table.ts';

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

/** Returns the peak resident memory in MB from /proc; 0 where unavailable. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function astro(env: Record<string, string>, outDir: string): Promise<Built> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--no-experimental-webstorage', 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // As `npm run build` sets them.
      env: { ...process.env, MALLOC_ARENA_MAX: '2', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid));
  }, 250);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - started) / 1000, output, peakMb };
}

/** Seconds of rendering, from Astro's output. */
const renderingIn = (output: string) =>
  Number(
    /generating static routes[\s\S]*?Completed in ([\d.]+)s/.exec(stripVTControlCharacters(output))?.[1] ?? Number.NaN,
  );

const pagesIn = (output: string) => Number(/(\d+) page\(s\) built/.exec(output)?.[1] ?? Number.NaN);

export async function benchBuild(): Promise<Row[]> {
  const root = mkdtempSync(join(tmpdir(), 'aroha-build-'));
  try {
    const small = await astro({ DATA_DIR: join(root, 'small'), AROHA_PICTURES: 'none' }, join(root, 'small-dist'));
    const content = join(root, 'content');
    mkdirSync(content);
    writeContent(content);
    const env = { DATA_DIR: join(root, 'data'), CONTENT_DIR: content, AROHA_PICTURES: 'none' };
    const large = await astro(env, join(root, 'dist'));
    const pages = pagesIn(large.output);
    return [
      {
        what: 'build: sample shop',
        figure: `${pagesIn(small.output)} pages in ${small.seconds.toFixed(1)} s`,
        aim: 'best peer 15 s',
      },
      {
        what: `build: ${PRODUCTS} products`,
        figure: `${pages} pages in ${large.seconds.toFixed(0)} s, ${Math.round(pages / large.seconds)} pages/s in all, ${Math.round(pages / renderingIn(large.output))} rendering`,
        aim: 'aim 400',
      },
      { what: `build: ${PRODUCTS} products, most memory held`, figure: `${Math.round(large.peakMb)} MB` },
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
