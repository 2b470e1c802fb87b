import { describe, expect, it } from 'vitest';
import { PROVIDERS, providersWithout, readProviders } from '../../../src/core/account/providers.ts';
import { ApiError } from '../../../src/core/shop/api-error.ts';

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
