import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUser } from '../../../src/core/account/account.ts';
import { readAuth, readMessage } from '../../../src/core/account/auth.ts';
import { PROVIDERS, providersWithout, readProviders } from '../../../src/core/account/providers.ts';
import { readSessions } from '../../../src/core/account/session-list.ts';
import { ApiError } from '../../../src/core/shop/api-error.ts';
import { ignore } from '../../../src/core/shop/read.ts';
import { forAll } from '../../support/for-all.ts';

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

describe('devices', () => {
  it('are read from our API and from other shapes', () => {
    const createdAt = '2026-01-05T10:00:00.000Z';
    const ours = { _id: 'a', current: true, createdAt, lastSeenAt: createdAt, agent: 'Phone' };
    const theirs = { id: 'b', createdAt, userAgent: 'Tablet' };
    expect(readSessions({ sessions: [ours, theirs, {}] }, ignore)).toEqual([
      { id: 'a', current: true, createdAt, lastSeenAt: createdAt, agent: 'Phone' },
      { id: 'b', current: false, createdAt, lastSeenAt: createdAt, agent: 'Tablet' },
    ]);
    expect(readSessions(null, ignore)).toBeNull();
  });
});

describe('networks', () => {
  it.each([
    [{ providers: ['facebook', 'google'] }, ['google', 'facebook']],
    [['google', 'twitter', 7], ['google']],
    [{ providers: [] }, []],
    [null, null],
  ])('of %j are %j', (body, expected) => {
    expect(readProviders(body)).toEqual(expected);
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

describe('the networks of a backend that does not name them', () => {
  it.each([
    ['has no such call', new ApiError('http', '', 404), PROVIDERS],
    ['asks for a session', new ApiError('http', '', 401), PROVIDERS],
    ['returns something else', new ApiError('shape', '', 200), PROVIDERS],
    ['is unreachable', new ApiError('network', ''), []],
    ['is busy', new ApiError('http', '', 429), []],
    ['fails', new ApiError('http', '', 500), []],
    ['is not what failed', new Error('bug'), []],
  ])('when it %s', (_, error, expected) => {
    expect(providersWithout(error)).toEqual(expected);
  });
});
