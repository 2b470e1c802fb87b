import { describe, expect, it } from 'vitest';
import { readEnrolment } from '../../../src/core/contact/newsletter.ts';

describe('an answer to a request for the newsletter', () => {
  it.each([
    [{ state: 'sent', message: 'A letter is on its way' }, 'sent'],
    [{ state: 'noted' }, 'noted'],
    [{ ok: true }, 'sent'],
    [{ state: 7 }, 'sent'],
    [null, null],
    ['ok', null],
    [[], null],
  ])('%j reads as %j', (body, state) => {
    expect(readEnrolment(body)).toBe(state);
  });
});
