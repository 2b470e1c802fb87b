/**
 * The two steps in which pages are finished, each of which a process takes with its share of them: what they use is read from
 * all before the first is written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlinedStyles, openStyles } from './first-paint.ts';
import { openMinifier } from './lean-scripts.ts';
import { variablesIn } from './leftover-variables.ts';
import { type Lifted, liftStyles } from './lifted-styles.ts';
import { factsOf } from './page-facts.ts';
import { openFinisher } from './page-finisher.ts';
import type { Extent } from './renditions.ts';
import { type Counts, openTally } from './tally.ts';

/** names: of pages, from the folder, with slashes. */
export type Share = { readonly folder: string; readonly names: readonly string[] };

/** What pages use of what all share. */
export type Survey = {
  readonly counts: Counts;
  readonly lifted: Lifted;
  /** Lines about variables that were not replaced. */
  readonly left: readonly string[];
};

/** What is known of all pages once they are surveyed. */
export type Plan = {
  readonly counts: Counts;
  readonly lifted: Lifted;
  /** Link of the sheet of lifted style attributes; '' without one. */
  readonly link: string;
  readonly extent: Extent;
};

/** A step for a share: that of a survey is without a plan. */
export type Task = { readonly share: Share; readonly plan?: Plan };

/** What the files beside the pages are made from. counts do not contain the plan's. */
export type Written = {
  readonly counts: Counts;
  readonly inlined: InlinedStyles;
  /** Inline scripts with their minified text. */
  readonly scripts: readonly (readonly [string, string])[];
};

const read = ({ folder }: Share, name: string) => readFileSync(join(folder, name), 'utf8');

/** Reads what pages use, and changes none. */
export function surveyPages(share: Share): Survey {
  const tally = openTally();
  const lifted: Lifted = new Map();
  const styles = openStyles(share.folder, tally);
  const left: string[] = [];
  for (const name of share.names) {
    const html = read(share, name);
    left.push(...variablesIn(name, html));
    styles.add(name, liftStyles(html, lifted));
  }
  return { counts: tally.counts(), lifted, left };
}

/** Moves code, props and styles of pages to where they belong. */
export function writePages(share: Share, { counts, lifted, link, extent }: Plan): Written {
  const { folder } = share;
  const styles = openStyles(folder, openTally(counts));
  const { minify, minified } = openMinifier();
  const finish = openFinisher({ folder, lifted, link, styles, minifyScripts: minify });
  const tally = openTally();
  for (const name of share.names) {
    const html = finish(name, read(share, name));
    writeFileSync(join(folder, name), html);
    tally.add(factsOf(name, html, extent));
  }
  return { counts: tally.counts(), inlined: styles.inlined(), scripts: [...minified()] };
}
