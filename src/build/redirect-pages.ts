/** Finds the redirect pages that Astro writes, so that hosts redirect them by status. */
/** Targets by path. */
export type BuiltRedirects = Readonly<Record<string, string>>;

/** Astro's redirect page; its delay is 0 or 2 seconds. */
const REFRESH = /^<!doctype html>\s*<title>[^<]*<\/title>\s*<meta http-equiv="refresh" content="\d+;url=([^"]+)"/i;

/** Returns the target of a redirect page; undefined for other pages. The pages stay for hosts without rules. */
export const redirectIn = (html: string): string | undefined => REFRESH.exec(html)?.[1];
