import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAuth, readUser } from '../../src/core/account.ts';
import { forAll } from '../support/for-all.ts';

describe('the answer to signing in', () => {
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

  it.each([null, [], {}, { message: 'no' }, { token: '' }])('%o signs nobody in', (body) => {
    expect(readAuth(body)).toBeNull();
  });
});

describe('the current user', () => {
  const email = 'meera@example.in';

  it.each([
    [{ email, name: 'Meera' }, 'Meera'],
    [{ user: { email, firstName: 'Meera', lastName: 'Sample' } }, 'Meera Sample'],
    [{ data: { email } }, 'Valued Customer'],
  ])('%o is called %s', (body, name) => {
    expect(readUser(body)).toMatchObject({ id: null, name, email, emailVerified: false, phone: '', createdAt: null });
  });

  it.each([null, {}, { name: 'Meera' }])('is nobody in %o', (body) => {
    expect(readUser(body)).toBeNull();
  });

  it('of any JSON is whole or null, never a throw', () => {
    forAll([fc.jsonValue()], (body) => {
      for (const read of [readUser(body), readAuth(body)]) expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    });
  });
});
