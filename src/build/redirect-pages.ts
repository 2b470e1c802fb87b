/** Finds the redirect pages that Astro writes, so that hosts redirect them by status. */
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Targets by path. */
export type BuiltRedirects = Readonly<Record<string, string>>;

/** Astro's redirect page; its delay is 0 or 2 seconds. */
const REFRESH = /^<!doctype html>\s*<title>[^<]*<\/title>\s*<meta http-equiv="refresh" content="\d+;url=([^"]+)"/i;

/** Returns the targets of the redirect pages among the HTML files of a build folder. The pages stay for hosts without rules. */
export function readRedirectPages(folder: string, names: readonly string[]): BuiltRedirects {
  const redirects: Record<string, string> = {};
  for (const name of names) {
    const target = REFRESH.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
    if (target)
      redirects[
        `/${name
          .split(sep)
          .join('/')
          .replace(/\.html$/, '')}`
      ] = target;
  }
  return redirects;
}
