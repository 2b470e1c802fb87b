/** Compares the documents with the code: commands, variables, results, files and links. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIGURES_README, figuresTable, readFigures, shownFigures } from './bench/record.ts';

/** Also contains old file names. */
const CHANGELOG = '.github/CHANGELOG.md';
const read = (path: string) => readFileSync(path, 'utf8');
const DOCUMENTS = [
  'README.md',
  '.deploy/README.md',
  'content/README.md',
  'src/api/README.md',
  'src/studio/README.md',
  FIGURES_README,
  ...globSync(['.github/*.md', '.github/decisions/*.md']),
];

/** Returns the file paths between backticks. */
const filesNamed = (text: string) =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:ts|tsx|astro|md|mjs|css|sql))`/g)].map(([, path]) => path as string);

/** Paths are relative to the repository, to src or to the document's folder. */
const missingFiles = (document: string, text: string) =>
  filesNamed(text).filter((path) => ![path, `src/${path}`, posix.join(posix.dirname(document), path)].some(existsSync));

/** Returns the names of modules between backticks, without a folder, that no folder of the source has. */
const missingModules = (text: string) =>
  [...text.matchAll(/`([\w-]+\.tsx?)`/g)]
    .map(([, name]) => name as string)
    .filter((name) => globSync(`src/**/${name}`).length === 0);

/** Returns functions, written as `name()` in `path`, that a later migration than that one defines again. */
const formerFunctions = (text: string) =>
  [...text.matchAll(/`(\w+)\(\)` in `([\w/]+\.sql)`/g)]
    .filter(([, name, path]) => {
      const defining = new RegExp(`FUNCTION ${name}\\s*\\(`, 'i');
      return (
        globSync('src/db/migrations/*.sql')
          .filter((file) => defining.test(read(file)))
          .sort()
          .at(-1) !== `src/${path}`
      );
    })
    .map(([whole]) => whole);

/** Returns the anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading as string));

/** Returns relative links to missing files or headings. */
function brokenLinks(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link as string);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path ? posix.join(posix.dirname(document), path) : document;
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor);
    });
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('has no broken link', () => {
    expect(brokenLinks(document, text)).toEqual([]);
  });
});

describe('the documents', () => {
  it.each(DOCUMENTS.filter((document) => document !== CHANGELOG))('reference only existing files: %s', (document) => {
    expect(missingFiles(document, read(document))).toEqual([]);
  });

  it('name existing modules, and the migrations that define functions last', () => {
    expect(missingModules(read('README.md'))).toEqual([]);
    expect(formerFunctions(read('README.md'))).toEqual([]);
    expect(read('README.md')).toMatch(/`place_order\(\)` in `/);
  });

  it('are reported when they name missing modules or former functions (control)', () => {
    expect(missingModules('see `nothing.ts` and `checkout.ts`')).toEqual(['nothing.ts']);
    const former = '`place_order()` in `db/migrations/0005_orders.sql`';
    expect(formerFunctions(former)).toEqual([former]);
  });

  it('are reported when they reference missing files (control)', () => {
    expect(missingFiles('README.md', 'see `src/core/nothing.ts`')).toEqual(['src/core/nothing.ts']);
    expect(brokenLinks('README.md', '[a](nothing.md) [b](.deploy/README.md#nothing) [c](#nothing)')).toHaveLength(3);
    expect(brokenLinks('README.md', '[a](.deploy/README.md#environment) [b](#start)')).toEqual([]);
  });

  it('keep the README short', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });
});

describe('the environment', () => {
  const table = read('.deploy/README.md');
  const variables = [...read('src/core/shop/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name as string,
  );

  it('is read from the source', () => {
    expect(variables).toContain('DATABASE_URL');
    expect(variables.length).toBeGreaterThanOrEqual(12);
  });

  it.each(variables)('is documented: %s', (name) => {
    expect(table).toMatch(new RegExp(`^\\| \`${name}\` \\|`, 'm'));
  });

  it('has no documented variable that is not in use', () => {
    const named = [...table.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(variables.toSorted());
  });
});

describe('the commands', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts).filter((name) => !/^pre[a-z]/.test(name));

  it('are read from package.json', () => {
    expect(scripts).toContain('start');
  });

  it.each(scripts)('are documented: %s', (name) => {
    expect(read('README.md')).toMatch(new RegExp(`^\\| \`npm (run )?${name}\` \\|`, 'm'));
  });
});

describe('benchmark results', () => {
  const readme = read(FIGURES_README);
  const figures = readFigures();

  it('match the latest measurements', () => {
    expect(shownFigures(readme)).toBe(figuresTable(figures));
  });

  it('differ when one is edited by hand (control)', () => {
    const better = readme.replace(/(<!-- figures -->[\s\S]*?\| .*) \d+ ms/, '$1 1 ms');
    expect(better).not.toBe(readme);
    expect(shownFigures(better)).not.toBe(figuresTable(figures));
  });
});

describe('the list of threats', () => {
  const named = [...read('.github/SECURITY.md').matchAll(/`((?:tests|src)\/[^`]+|\.npmrc|package\.json)`/g)].map(
    ([, path]) => path as string,
  );

  it('references existing tests', () => {
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
