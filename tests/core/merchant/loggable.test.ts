import { describe, expect, it } from 'vitest';
import { STAFF_LOG } from '../../../src/core/merchant/constants.ts';
import { changedFields, loggable } from '../../../src/core/merchant/loggable.ts';

describe('what the log stores', () => {
  it('is without secrets, at any depth', () => {
    const given = { email: 'a@b.c', secret: 's', link: 'l', rows: [{ token: 't', code: '1', kept: 1 }] };
    expect(loggable(given)).toEqual({ email: 'a@b.c', rows: [{ kept: 1 }] });
  });

  it('is cut where a text is long', () => {
    const text = loggable('x'.repeat(STAFF_LOG.maxTextLength + 1)) as string;
    expect(text).toBe(`${'x'.repeat(STAFF_LOG.maxTextLength)} …`);
    expect(loggable('x'.repeat(STAFF_LOG.maxTextLength))).not.toContain('…');
  });

  it('is only what changed', () => {
    const before = { state: 'placed', total: 1, lines: [1] };
    expect(changedFields(before, { ...before, state: 'packed', note: 'n' })).toEqual({
      before: { state: 'placed', note: null },
      after: { state: 'packed', note: 'n' },
    });
    expect(changedFields(before, before)).toEqual({ before: {}, after: {} });
  });

  it('is the whole of what was made or removed', () => {
    expect(changedFields(null, { a: 1 })).toEqual({ before: null, after: { a: 1 } });
    expect(changedFields({ a: 1 }, null)).toEqual({ before: { a: 1 }, after: null });
  });
});
