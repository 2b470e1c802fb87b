import { describe, expect, it } from 'vitest';
import { restoreTokenOf } from '../../../src/core/lists/saved-cart.ts';

describe('the fragment of a restore link', () => {
  it('holds a token, or says that there is none', () => {
    const token = 'a'.repeat(43);
    expect(restoreTokenOf(`#restore=${token}`)).toBe(token);
    expect(restoreTokenOf('#restore=short')).toBe('');
    expect([restoreTokenOf(''), restoreTokenOf('#other')]).toEqual([null, null]);
  });
});
