/** Reads from finished pages what the files beside them are made from, so that each page is read once for all of them. */
import { inlineHashes } from '../api/http/inline-code.ts';
import { shareCardsIn } from '../core/images/share.ts';
import type { InlineHashes } from '../core/shop/content-policy.ts';
import { modelsIn } from './model-loader.ts';
import { type BuiltRedirects, redirectIn } from './redirect-pages.ts';
import { type Extent, referencesIn } from './renditions.ts';
import type { Facts, Tally } from './tally.ts';
import { isIndexed } from './text-mark.ts';

/** Files that pages share and that are named by their content, below _astro. */
const WRITTEN = /\/_astro\/((?:props|hydrate)\.[\da-f]{8}\.(?:json|js))/g;

/** Returns what a finished page contributes. page: a file of the build, with slashes. */
export function factsOf(page: string, html: string, extent: Extent): Facts {
  const { scripts, styles } = inlineHashes(html);
  const target = redirectIn(html);
  const groups: [string, Iterable<string>][] = [
    ['script', scripts],
    ['style', styles],
    ['picture', referencesIn(html, extent)],
    ['card', shareCardsIn(html).keys()],
    ['model', /^product\/[^/]+$/.test(page) ? modelsIn(html) : []],
    ['written', Array.from(html.matchAll(WRITTEN), ([, name]) => name as string)],
    ['indexed', isIndexed(html) ? [page] : []],
    ['redirect', target ? [`/${page.replace(/\.html$/, '')} ${target}`] : []],
  ];
  return new Map(groups.map(([group, values]) => [group, new Set(values)]));
}

/** What pages contribute together. */
export type SiteFacts = {
  readonly hashes: InlineHashes;
  readonly redirects: BuiltRedirects;
  readonly pictures: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly models: ReadonlySet<string>;
  /** Names of files below _astro. */
  readonly written: ReadonlySet<string>;
  /** Pages of the text index, sorted. */
  readonly indexed: readonly string[];
};

/** Returns what the pages of a tally contribute. Redirects are in order of their pages, as a folder lists them. */
export function siteFacts(tally: Tally): SiteFacts {
  const sorted = (group: string) => [...tally.values(group)].sort();
  return {
    hashes: { scripts: sorted('script'), styles: sorted('style') },
    redirects: Object.fromEntries(sorted('redirect').map((line) => line.split(' ') as [string, string])),
    pictures: tally.values('picture'),
    cards: tally.values('card'),
    models: tally.values('model'),
    written: tally.values('written'),
    indexed: sorted('indexed'),
  };
}
