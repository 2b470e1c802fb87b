import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_TESTS, createReach, quickTests } from './support/quick-tests.ts';

/** Imports what opens a database. */
const OPENS = /from '[^']*\/(open-shop|database-copies)\.ts'/;

/** Returns the reach over files that exist only here. */
const reachOf = (files: Record<string, string>) =>
  createReach(
    (path) => ({ path, text: files[path] ?? '' }),
    (path) => String(path) in files,
  );

describe('a quick test', () => {
  const files = {
    'tests/plain.test.ts': "import { a } from '../src/a.ts';\nimport { z } from 'zod';",
    'tests/typed.test.ts': "import type { Pool } from 'pg';\nimport type { Db } from '../src/db.ts';",
    'tests/far.test.ts': "import { b } from '../src/b.ts';",
    'tests/late.test.ts': "const db = () => import('../src/db.ts');",
    'tests/built.test.ts': "import { readPage } from './support/built-pages.ts';",
    'tests/process.test.ts': "import { spawn } from 'node:child_process';",
    'tests/support/built-pages.ts': '',
    'src/a.ts': "import { b } from './circle.ts';",
    'src/circle.ts': "import { a } from './a.ts';\nexport { z } from 'astro/zod';",
    'src/b.ts': "export * from './db.ts';",
    'src/db.ts': "import pg from 'pg';",
  };
  const reach = reachOf(files);

  it('imports plain code, and types of anything', () => {
    expect(reach('tests/plain.test.ts')).toBeNull();
    expect(reach('tests/typed.test.ts')).toBeNull();
  });

  it('reaches no database, process or built page, through any file, at once or later (control)', () => {
    expect(reach('tests/far.test.ts')).toBe('pg');
    expect(reach('tests/late.test.ts')).toBe('pg');
    expect(reach('tests/process.test.ts')).toBe('node:child_process');
    expect(reach('tests/built.test.ts')).toBe('tests/support/built-pages.ts');
  });
});

describe('the quick tests of the shop', () => {
  const quick = new Set(quickTests());
  const all = globSync(ALL_TESTS).map((path) => path.split(sep).join('/'));

  it('are most tests of the pure folders, and none that opens a database', () => {
    const pure = all.filter((path) => path.startsWith('tests/core/'));
    expect(pure.filter((path) => quick.has(path)).length).toBeGreaterThan(pure.length * 0.9);
    const opens = all.filter((path) => OPENS.test(readFileSync(path, 'utf8')));
    expect(opens.length).toBeGreaterThan(50);
    expect(opens.filter((path) => quick.has(path))).toEqual([]);
  });
});
