import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/core/shop/env.ts';
import { fingerprint } from '../../src/server/site-build.ts';
import { entry, smallContent } from '../support/small-content.ts';

describe('build fingerprint', () => {
  it('changes with a file, and on the publication date of an article only', async () => {
    const content = smallContent();
    const env = readEnv({ CONTENT_DIR: content.folder });
    const before = await fingerprint(env, '2026-03-01');
    expect(await fingerprint(env, '2027-03-01')).toBe(before);
    content.write('journal/spring.md', entry({ title: 'Spring', date: '2026-03-20' }));
    const waits = await fingerprint(env, '2026-03-01');
    expect(waits).not.toBe(before);
    expect(await fingerprint(env, '2026-03-19')).toBe(waits);
    const appears = await fingerprint(env, '2026-03-20');
    expect(appears).not.toBe(waits);
    expect(await fingerprint(env, '2026-03-21')).toBe(appears);
  });
});
