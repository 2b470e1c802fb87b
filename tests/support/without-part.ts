/** A module of src with a part taken out, so that a test shows what the part is worth. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Text of the source, and what stands in its place. */
export type Part = readonly [part: string, instead: string];

/**
 * Imports a file as it would be with other text in these places. Its relative imports lead to the modules in src. Throws when
 * a part does not stand in the file exactly once: the test has to follow the code.
 */
export async function withoutPart<Module>(path: string, parts: readonly Part[]): Promise<Module> {
  let source = readFileSync(path, 'utf8');
  for (const [part, instead] of parts) {
    if (source.split(part).length !== 2) throw new Error(`${path} does not contain once: ${part}`);
    source = source.replace(part, () => instead);
  }
  const absolute = source.replace(/(from |import\()'(\.[^']*)'/g, (_, word, target) => {
    return `${word}'${resolve(dirname(path), target)}'`;
  });
  // Inside the project, so that packages are found.
  mkdirSync('.data', { recursive: true });
  const folder = mkdtempSync(join('.data', 'without-part-'));
  try {
    const file = resolve(folder, basename(path));
    writeFileSync(file, absolute);
    return (await import(/* @vite-ignore */ file)) as Module;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
