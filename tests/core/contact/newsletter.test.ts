import { describe, expect, it } from 'vitest';
import { readSignUpResult } from '../../../src/core/contact/newsletter.ts';

describe('the response to a newsletter sign-up', () => {
  it.each([
    [{ state: 'sent', message: 'A letter is on its way' }, 'sent'],
    [{ state: 'noted' }, 'noted'],
    [{ ok: true }, 'sent'],
    [{ state: 7 }, 'sent'],
    [null, null],
    ['ok', null],
    [[], null],
  ])('%j reads as %j', (body, state) => {
    expect(readSignUpResult(body)).toBe(state);
  });
});
