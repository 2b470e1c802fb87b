/** The head of the back office's pages: their script, and all modules that their islands import. */
import { modulesOfIslands, readModules } from './page-modules.ts';

/** True for files of the back office's pages. */
export const isOffice = (page: string) => /^merchant(?:\.html$|[\\/].*\.html$)/.test(page);

/** Adds to the head of a page: the script, then the modules. */
export function withStart(html: string, script: string, modules: Iterable<string>): string {
  const links = Array.from(modules, (path) => `<link rel="modulepreload" href="${path}">`);
  return html.replace(
    '</title>',
    () => `</title><script async src="${script}" fetchpriority="high"></script>${links.join('')}`,
  );
}

/** Returns a function that changes a page when it is one of the back office. script: what startOffice() returned. */
export function openStart(folder: string, script: string): (page: string, html: string) => string {
  const modulesOf = readModules(folder);
  return (page, html) => (isOffice(page) ? withStart(html, script, modulesOfIslands(html, modulesOf)) : html);
}
