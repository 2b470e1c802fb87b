import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findVite } from './support/node-tests.ts';
import { findSlow, quickTests } from './support/quick-tests.ts';
import { allTests, createReach, type Find } from './support/test-reach.ts';

/** Imports what opens a database. */
const OPENS = /from '[^']*\/(open-shop|database-copies)\.ts'/;

/** Returns the reach over files that exist only here. */
const reachOf = (find: Find, files: Record<string, string>) =>
  createReach(
    find,
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
  const reach = reachOf(findSlow, files);

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

describe('a test that Node runs as it is', () => {
  const reach = reachOf(findVite, {
    'tests/plain.test.ts': "import { a } from '../src/a.ts';",
    'tests/component.test.ts': "import { Card } from '../src/Card.tsx';",
    'tests/name.test.ts': "import { SHOP_NAME } from '../src/name.ts';",
    'tests/client.test.ts': "import { client } from '../src/client.ts';",
    'tests/content.test.ts': "import { getEntry } from 'astro:content';",
    'src/a.ts': "import type { Props } from './Card.tsx';",
    'src/Card.tsx': 'export const Card = () => <p />;',
    'src/name.ts': 'declare const __SHOP_NAME__: string;',
    'src/client.ts': 'const host = import.meta.env.PUBLIC_API;',
  });

  it('reaches neither JSX nor what Vite inserts or loads', () => {
    expect(reach('tests/plain.test.ts')).toBeNull();
    expect(reach('tests/component.test.ts')).toBe('src/Card.tsx');
    expect(reach('tests/name.test.ts')).toBe('src/name.ts');
    expect(reach('tests/client.test.ts')).toBe('src/client.ts');
    expect(reach('tests/content.test.ts')).toBe('astro:content');
  });
});

describe('the quick tests of the shop', () => {
  const quick = new Set(quickTests());
  const all = allTests();

  it('are most tests of the pure folders, and none that opens a database', () => {
    const pure = all.filter((path) => path.startsWith('tests/core/'));
    expect(pure.filter((path) => quick.has(path)).length).toBeGreaterThan(pure.length * 0.9);
    const opens = all.filter((path) => OPENS.test(readFileSync(path, 'utf8')));
    expect(opens.length).toBeGreaterThan(50);
    expect(opens.filter((path) => quick.has(path))).toEqual([]);
  });
});
