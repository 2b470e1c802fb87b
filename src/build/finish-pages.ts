/** Finishes the pages of a build. Each is read twice and written once for all steps, because a shop may have ten thousand. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type InlinedStyles, openStyles } from './first-paint.ts';
import { minifyScripts } from './lean-scripts.ts';
import { type Lifted, liftStyles, writeLifted } from './lifted-styles.ts';
import { factsOf, type SiteFacts, siteFacts } from './page-facts.ts';
import { openFinisher } from './page-finisher.ts';
import type { Extent } from './renditions.ts';
import { openTally, type Tally } from './tally.ts';

export type Finished = SiteFacts & {
  readonly tally: Tally;
  readonly declarations: Lifted;
  /** Number of distinct style attributes. */
  readonly lifted: number;
  /** Link of the sheet of lifted style attributes; '' without one. */
  readonly link: string;
  readonly inlined: InlinedStyles;
};

/** Moves code, props and styles of the pages to where they belong, which for styles depends on all pages of a kind. */
export function finishPages(folder: string, extent: Extent = 'all'): Finished {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll(sep, '/'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const tally = openTally();
  const styles = openStyles(folder, tally);
  const lifted: Lifted = new Map();
  for (const name of names) styles.add(name, liftStyles(read(name), lifted));
  const link = writeLifted(folder, lifted);
  const finish = openFinisher({ folder, lifted, link, styles, minifyScripts });
  for (const name of names) {
    const html = finish(name, read(name));
    writeFileSync(join(folder, name), html);
    tally.add(factsOf(name, html, extent));
  }
  return { ...siteFacts(tally), tally, declarations: lifted, lifted: lifted.size, link, inlined: styles.inlined() };
}
