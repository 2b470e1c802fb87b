/** Finishes the pages of a build. Each is read twice and written once for all steps, because a shop may have ten thousand. */
import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import type { InlinedStyles } from './first-paint.ts';
import { failForVariables, variablesBeside } from './leftover-variables.ts';
import { type Lifted, writeLifted } from './lifted-styles.ts';
import { type SiteFacts, siteFacts } from './page-facts.ts';
import { openProcesses } from './page-processes.ts';
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
  /** Inline scripts with their minified text. */
  readonly scripts: ReadonlyMap<string, string>;
};

/**
 * Moves code, props and styles of the pages to where they belong, which for styles depends on all pages of a kind. Throws for
 * template variables that were not replaced, in any text of the build. processes: by default as many as the pages are worth.
 */
export async function finishPages(folder: string, extent: Extent = 'all', processes?: number): Promise<Finished> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll(sep, '/'));
  const pages = openProcesses(folder, names, processes);
  try {
    const surveys = await pages.survey();
    failForVariables([...surveys.flatMap(({ left }) => left), ...variablesBeside(folder)]);
    const tally = openTally();
    for (const { counts } of surveys) tally.addCounts(counts);
    const lifted: Lifted = new Map(surveys.flatMap((survey) => [...survey.lifted]));
    const link = writeLifted(folder, lifted);
    const written = await pages.write({ counts: tally.counts(), lifted, link, extent });
    for (const { counts } of written) tally.addCounts(counts);
    const inlined = {
      used: Object.assign({}, ...written.map(({ inlined }) => inlined.used)),
      parts: Object.assign({}, ...written.map(({ inlined }) => inlined.parts)),
    };
    const scripts = new Map(written.flatMap((one) => one.scripts));
    return { ...siteFacts(tally), tally, declarations: lifted, lifted: lifted.size, link, inlined, scripts };
  } finally {
    pages.close();
  }
}
