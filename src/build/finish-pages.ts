/** Finishes the pages of a build. Each is read and written twice, whatever is done to it: a shop may have ten thousand. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { inlineHashes, joinHashes } from '../api/http/inline-code.ts';
import type { InlineHashes } from '../core/shop/content-policy.ts';
import { openStyles } from './first-paint.ts';
import { liftProps, storeIn } from './island-props.ts';
import { liftRuntime, storeCodeIn } from './island-runtime.ts';
import { minifyScripts } from './lean-scripts.ts';
import { type Lifted, liftStyles, writeLifted } from './lifted-styles.ts';
import { readModules, withModules } from './page-modules.ts';
import { type BuiltRedirects, redirectIn } from './redirect-pages.ts';

export type Finished = {
  readonly hashes: InlineHashes;
  readonly redirects: BuiltRedirects;
  /** Number of distinct style attributes. */
  readonly lifted: number;
};

/** Moves code, props and styles of the pages to where they belong, which for styles depends on all pages of a kind. */
export function finishPages(folder: string): Finished {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const [storeProps, storeCode, modulesOf] = [storeIn(folder), storeCodeIn(folder), readModules(folder)];
  const styles = openStyles(folder);
  const lifted: Lifted = new Map();
  const placed = new Set<string>();
  const redirects: Record<string, string> = {};
  for (const name of names) {
    const built = read(name);
    const target = redirectIn(built);
    if (target) redirects[`/${name.replaceAll(sep, '/').replace(/\.html$/, '')}`] = target;
    const html = liftStyles(built, lifted);
    if (html !== built) placed.add(name);
    styles.add(name, html);
    const lean = liftRuntime(minifyScripts(liftProps(html, storeProps)), storeCode);
    writeFileSync(join(folder, name), withModules(lean, modulesOf));
  }
  const link = placed.size > 0 ? writeLifted(folder, lifted) : '';
  const hashes = names.map((name) => {
    const text = read(name);
    const html = styles.inline(name, placed.has(name) ? text.replace('</head>', `${link}</head>`) : text);
    if (html !== text) writeFileSync(join(folder, name), html);
    return inlineHashes(html);
  });
  return { hashes: joinHashes(hashes), redirects, lifted: lifted.size };
}
