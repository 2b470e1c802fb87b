/**
 * Names all modules of a page in its HTML, so that browsers request them at once: a module's imports are otherwise known only
 * once it has loaded, which costs a round trip per step. islands/prefetch.ts reads the list of the islands' modules.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, tagsOf } from '../api/http/inline-code.ts';

const IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Returns the path of each module that a module imports, transitively, with itself first. */
export type ModulesOf = (path: string) => readonly string[];

/** Reads modules of a build folder; each file is read once. */
export function readModules(folder: string): ModulesOf {
  const imports = new Map<string, readonly string[]>();
  const importsOf = (path: string) => {
    const known = imports.get(path);
    if (known) return known;
    const code = readFileSync(join(folder, path), 'utf8');
    const found = Array.from(code.matchAll(IMPORT), ([, name = '']) => new URL(name, `http://a${path}`).pathname);
    imports.set(path, found);
    return found;
  };
  const all = new Map<string, readonly string[]>();
  return (path) => {
    const known = all.get(path);
    if (known) return known;
    const found = new Set([path]);
    for (const one of found) for (const next of importsOf(one)) found.add(next);
    all.set(path, [...found]);
    return [...found];
  };
}

const islandModules = (tag: string) =>
  tag.startsWith('<astro-island')
    ? ['component-url', 'renderer-url'].flatMap((name) => attributeOf(tag, name) ?? [])
    : [];

/** Returns the path of each module that a page's islands need. */
export const modulesOfIslands = (html: string, modulesOf: ModulesOf): ReadonlySet<string> =>
  new Set([...tagsOf(html)].flatMap(islandModules).flatMap(modulesOf));

/** Adds the imports of a page's scripts to its list of scripts, and lists the other modules that its islands need. */
export function withModules(html: string, modulesOf: ModulesOf): string {
  return html.replace(/(<script )data-scripts="([^"]+)"/, (_, tag: string, list: string) => {
    const entries = list.split(' ');
    const scripts = new Set([...entries, ...entries.flatMap(modulesOf)]);
    const ahead = [...modulesOfIslands(html, modulesOf)].filter((path) => !scripts.has(path));
    return `${tag}data-scripts="${[...scripts].join(' ')}"${ahead.length > 0 ? ` data-ahead="${ahead.join(' ')}"` : ''}`;
  });
}
