import { describe, expect, it } from 'vitest';
import { readAttempt, withBody } from '../../../src/core/checkout/attempt.ts';

describe('an attempt', () => {
  const KEY = '0123456789abcdef';

  it('stores each body once, the latest last', () => {
    const first = withBody({ key: KEY, bodies: [] }, { total: 1 });
    const again = withBody(withBody(first, { total: 2 }), { total: 1 });
    expect(again).toEqual({ key: KEY, bodies: [{ total: 2 }, { total: 1 }] });
    expect(readAttempt(JSON.stringify(again))).toEqual(again);
  });

  it('that was refused keeps its key for the next body', () => {
    const refused = { ...withBody({ key: KEY, bodies: [] }, { total: 1 }), refused: true };
    expect(readAttempt(JSON.stringify(refused))).toEqual(refused);
    expect(withBody(refused, { total: 2 })).toEqual({ key: KEY, bodies: [{ total: 1 }, { total: 2 }] });
  });

  it('that is invalid is null', () => {
    for (const garbage of [
      undefined,
      '',
      '{',
      'null',
      '[]',
      '{"key":"short","bodies":[{}]}',
      `{"key":"${KEY}","bodies":[]}`,
      `{"key":"${KEY}\\n","bodies":[{}]}`,
      `{"key":"${KEY}","bodies":"x"}`,
    ]) {
      expect(readAttempt(garbage), garbage).toBeNull();
    }
  });
});
