/** The renderer of pages that a full build bundles: which pages it has, what their routes give them, and how one is rendered. */
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { digestOf, sha } from './digest.ts';
import type { RowDigests } from './page-reads.ts';

/** As far as it is used of Astro's. */
export type Route = { readonly route: string; readonly component: string; readonly type: string };
/** pathname has no ending. */
export type PagePath = { readonly pathname: string; readonly route: Route };

/** Astro's application in a bundled renderer, as far as it is used. */
export type RendererApp = {
  readonly routeCache: {
    readonly get: (route: Route) => { readonly staticPaths?: readonly { readonly props?: unknown }[] } | undefined;
  };
  readonly render: (request: Request, options: { readonly routeData: Route }) => Promise<Response>;
  readonly setInternals: (internals: object) => void;
  readonly setOptions: (options: object) => void;
  readonly getSettings: () => { readonly scripts: readonly { readonly stage: string }[] };
};

/** Styles that Astro links in the head of a page, by its own key of the page. */
export type HeadStyles = readonly (readonly [string, { readonly styles: readonly object[] }])[];

/** Opens a renderer: what its entry exports. Warnings of pages were printed by the full build. */
export function openRenderer(app: RendererApp, head: HeadStyles): RendererApp {
  app.setInternals({ pagesByKeys: new Map(head), entrySpecifierToBundleMap: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => {} } } } });
  return app;
}

/** Returns all pages of a renderer, as Astro does. */
export const pathsOf = (app: RendererApp): Promise<PagePath[]> =>
  new StaticPaths(app as never).getAll() as unknown as Promise<PagePath[]>;

const bare = ({ pathname }: PagePath) => pathname.replace(/^\/+|\/+$/g, '');

/** Returns the file of a page below the folder of a build. */
export const fileOf = (page: PagePath) =>
  page.route.type === 'endpoint' ? bare(page) : `${bare(page) || 'index'}.html`;

/** Returns the path that Astro requests a page by. */
export const addressOf = (page: PagePath) => new URL(`/${fileOf(page)}`, 'http://page').pathname;

/** Identifies a page. */
export const keyOf = (page: PagePath) => `${page.route.component} ${fileOf(page)}`;

/** Returns the hashes of what routes give their pages, by key. Call when the paths are known. */
export function propsOf(app: RendererApp, paths: readonly PagePath[], digests: RowDigests): Map<string, string> {
  const props = new Map<string, string>();
  for (const [route, pages] of Map.groupBy(paths, (page) => page.route)) {
    const given = app.routeCache.get(route)?.staticPaths;
    for (const [index, page] of pages.entries())
      props.set(keyOf(page), given ? digestOf(given[index]?.props ?? {}, digests.known) : '');
  }
  return props;
}

/** Returns the hash of what a page is made from. day: pages print the year, and leave out articles of days to come. */
export const inputsOf = (day: string, props: string, reads: readonly string[], digests: RowDigests) =>
  sha([day, props, ...reads.map((read) => `${read} ${digests.of(read)}`)].join('\n'));

/** Returns the day that pages are rendered on, everywhere and here. */
export const dayOf = (now = new Date()) => `${now.toISOString().slice(0, 10)} ${now.toDateString()}`;
