import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUser } from '../../../src/core/account/account.ts';
import { readAuth } from '../../../src/core/account/auth.ts';
import { forAll } from '../../support/for-all.ts';

describe('the current user', () => {
  const email = 'meera@example.in';

  it.each([
    [{ email, name: 'Meera' }, 'Meera'],
    [{ user: { email, firstName: 'Meera', lastName: 'Sample' } }, 'Meera Sample'],
    [{ data: { email } }, 'Valued Customer'],
  ])('%o is called %s', (body, name) => {
    expect(readUser(body)).toMatchObject({ id: null, name, email, emailVerified: false, phone: '', createdAt: null });
  });

  it.each([null, {}, { name: 'Meera' }])('is null in %o', (body) => {
    expect(readUser(body)).toBeNull();
  });

  it('of any JSON is complete or null, never a throw', () => {
    forAll([fc.jsonValue()], (body) => {
      for (const read of [readUser(body), readAuth(body)]) expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    });
  });
});

describe("the current user in our API's response", () => {
  it('is read completely', () => {
    const rest = {
      name: 'Meera Nair',
      firstName: 'Meera',
      lastName: 'Nair',
      email: 'meera@example.in',
      emailVerified: true,
      phone: '',
      role: 'customer',
      createdAt: '2026-01-05T10:00:00.000Z',
    };
    expect(readUser({ _id: 'a', ...rest })).toEqual({ id: 'a', ...rest });
  });
});
