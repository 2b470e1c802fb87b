/** Renders the pages whose content has changed, and finishes them together with those that stay. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapScripts } from '../api/http/inline-code.ts';
import { type InlinedStyles, isOfKind, LIFTED, openStyleFacts, openStyles } from './first-paint.ts';
import type { KeptBuild } from './kept-build.ts';
import { failForVariables, variablesIn } from './leftover-variables.ts';
import { type Lifted, liftStyles, writeLifted } from './lifted-styles.ts';
import { NeedsFullBuild } from './needs-full-build.ts';
import { openStart } from './office-head.ts';
import { factsOf } from './page-facts.ts';
import { openFinisher } from './page-finisher.ts';
import type { Extent } from './renditions.ts';
import type { StagedFiles } from './staged-files.ts';
import { openTally, type Tally } from './tally.ts';

/** A rendered page: its file and bytes. */
export type RenderedFile = { readonly file: string; readonly bytes: Buffer };

/** What renders one page by its file; null when it is no page of its own any more. */
export type RenderFile = (file: string) => Promise<Buffer>;

export type RefreshedPages = {
  readonly tally: Tally;
  readonly declarations: Lifted;
  readonly link: string;
  readonly inlined: InlinedStyles;
  /** Number of pages that were rendered. */
  readonly rendered: number;
};

type Task = {
  readonly folder: string;
  readonly kept: KeptBuild;
  readonly extent: Extent;
  readonly staged: StagedFiles;
  readonly render: RenderFile;
  /** Files whose content has changed or that are new. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Files that stay unless what all pages share changes. */
  readonly others: readonly string[];
};

/** Returns the path that a link of a sheet names; '' without a link. */
const sheetIn = (link: string) => /href="([^"]+)"/.exec(link)?.[1] ?? '';

/** Forgets the parts of a sheet that no page links any more. */
const withoutSheet = ({ used, parts }: InlinedStyles, sheet: string | null): InlinedStyles => ({
  used,
  parts: Object.fromEntries(Object.entries(parts).filter(([key]) => !sheet || !key.endsWith(sheet))),
});

/** Inline scripts are code, so the last full build minified all of them. */
function scriptsOf({ scripts }: KeptBuild): (html: string) => string {
  const lean = new Map(scripts);
  return (html) =>
    mapScripts(html, (code) => {
      const text = lean.get(code);
      if (text === undefined) throw new NeedsFullBuild('a page has another script');
      return text;
    });
}

const isHtml = (file: string) => file.endsWith('.html');

/** Stages the files of the changed pages, and of those that share with them what changes. Writes files below _astro. */
export async function refreshPages(task: Task): Promise<RefreshedPages> {
  const { folder, kept, extent, staged, render, removed, others } = task;
  const tally = openTally(kept.counts);
  const declared: Lifted = new Map(kept.declarations);
  const [styleFacts, start] = [openStyleFacts(), openStart(folder, kept.office)];
  const texts = new Map<string, string>();
  const former = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const forget = (file: string) => {
    const html = former(file);
    if (html === null) return;
    tally.remove(styleFacts(file, html));
    tally.remove(factsOf(file, html, extent));
  };
  const take = async (files: readonly string[]) => {
    for (const file of files) {
      const bytes = await render(file);
      if (!isHtml(file)) {
        failForVariables(variablesIn(file, bytes.toString()));
        if (former(file) !== bytes.toString()) staged.write(file, bytes);
        continue;
      }
      forget(file);
      const html = start(file, bytes.toString());
      failForVariables(variablesIn(file, html));
      texts.set(file, html);
      tally.add(styleFacts(file, liftStyles(html, declared)));
    }
  };
  for (const file of removed) if (isHtml(file)) forget(file);
  await take(task.changed);

  const used = tally.values(LIFTED);
  const lifted: Lifted = new Map([...declared].filter(([, name]) => used.has(name)));
  const link = writeLifted(folder, lifted);
  const styles = openStyles(folder, tally, kept.inlined);
  const kinds = styles.changedKinds();
  const sheet = link === kept.link ? null : sheetIn(kept.link);
  const pages = others.filter(isHtml);
  if (sheet === '') throw new NeedsFullBuild('the first style attribute');
  await take(pages.filter((file) => isOfKind(kinds, file) || (sheet !== null && former(file)?.includes(sheet))));

  const finish = openFinisher({ folder, lifted, link, styles, minifyScripts: scriptsOf(kept) });
  for (const [file, text] of texts) {
    const html = finish(file, text);
    tally.add(factsOf(file, html, extent));
    if (former(file) !== html) staged.write(file, html);
  }
  return { tally, declarations: lifted, link, inlined: withoutSheet(styles.inlined(), sheet), rendered: texts.size };
}
