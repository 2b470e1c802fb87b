/** Finishes one page at a time, once it is known what all pages share. */
import type { PageStyles } from './first-paint.ts';
import { liftRuntime, storeCodeIn } from './island-runtime.ts';
import { type Lifted, liftStyles } from './lifted-styles.ts';
import { readModules, withModules } from './page-modules.ts';
import { delayScripts } from './script-start.ts';

export type Shared = {
  readonly folder: string;
  readonly lifted: Lifted;
  /** Link of the sheet of lifted style attributes; '' without one. */
  readonly link: string;
  readonly styles: PageStyles;
  readonly minifyScripts: (html: string) => string;
};

/** Returns a function that returns a finished page. Files that it names are written into the folder. */
export function openFinisher(shared: Shared): (page: string, built: string) => string {
  const { folder, lifted, link, styles, minifyScripts } = shared;
  const [storeCode, modulesOf] = [storeCodeIn(folder), readModules(folder)];
  return (page, built) => {
    const delayed = delayScripts(built);
    const bare = liftStyles(delayed, lifted);
    const lean = liftRuntime(minifyScripts(bare), storeCode);
    const listed = withModules(lean, modulesOf);
    return styles.inline(page, bare === delayed ? listed : listed.replace('</head>', `${link}</head>`));
  };
}
