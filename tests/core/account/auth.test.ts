import { describe, expect, it } from 'vitest';
import { readAuth, readMessage } from '../../../src/core/account/auth.ts';

describe('the sign-in response', () => {
  it.each([
    [
      { token: 't', message: 'Welcome' },
      { token: 't', id: null, message: 'Welcome' },
    ],
    [{ _id: 'u1' }, { token: null, id: 'u1', message: '' }],
    [{ data: { accessToken: 't', _id: 'u1' } }, { token: 't', id: 'u1', message: '' }],
  ])('%o reads as %o', (body, expected) => {
    expect(readAuth(body)).toEqual(expected);
  });

  it.each([null, [], {}, { message: 'no' }, { token: '' }])('%o is no sign-in', (body) => {
    expect(readAuth(body)).toBeNull();
  });
});

describe('a message', () => {
  it.each([
    [{ message: 'Done.' }, 'Done.'],
    [{}, ''],
    [null, ''],
    ['Done', ''],
  ])('of %j is %j', (body, expected) => {
    expect(readMessage(body)).toBe(expected);
  });
});
