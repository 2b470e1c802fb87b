/** How many pages a second a build of a large shop renders. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Row } from './table.ts';

const PRODUCTS = 10_000;

/** The sample shop with its products repeated under new names and SKUs until there are enough. */
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

function astro(env: Record<string, string>, outDir: string): { seconds: number; output: string } {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-webstorage', 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir],
    { encoding: 'utf8', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env }, maxBuffer: 256 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  return { seconds: (performance.now() - started) / 1000, output: stdout };
}

/** Seconds of rendering alone, as Astro says them after its list of routes. */
const renderingIn = (output: string) =>
  Number(
    /generating static routes[\s\S]*?Completed in ([\d.]+)s/.exec(stripVTControlCharacters(output))?.[1] ?? Number.NaN,
  );

const pagesIn = (output: string) => Number(/(\d+) page\(s\) built/.exec(output)?.[1] ?? Number.NaN);

export function benchBuild(): Row[] {
  const root = mkdtempSync(join(tmpdir(), 'aroha-build-'));
  try {
    const small = astro({ DATA_DIR: join(root, 'small'), AROHA_PICTURES: 'first' }, join(root, 'small-dist'));
    const content = join(root, 'content');
    mkdirSync(content);
    writeContent(content);
    const env = { DATA_DIR: join(root, 'data'), CONTENT_DIR: content, AROHA_PICTURES: 'first' };
    const large = astro(env, join(root, 'dist'));
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
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
