/** Finishes the pages of a build. Each is read twice and written once for all steps, because a shop may have ten thousand. */
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
  for (const name of names) styles.add(name, liftStyles(read(name), lifted));
  const link = writeLifted(folder, lifted);
  const redirects: Record<string, string> = {};
  const hashes = names.map((name) => {
    const built = read(name);
    const target = redirectIn(built);
    if (target) redirects[`/${name.replaceAll(sep, '/').replace(/\.html$/, '')}`] = target;
    const bare = liftStyles(built, lifted);
    const lean = liftRuntime(minifyScripts(liftProps(bare, storeProps)), storeCode);
    const listed = withModules(lean, modulesOf);
    const html = styles.inline(name, bare === built ? listed : listed.replace('</head>', `${link}</head>`));
    writeFileSync(join(folder, name), html);
    return inlineHashes(html);
  });
  return { hashes: joinHashes(hashes), redirects, lifted: lifted.size };
}
