import { describe, expect, it } from 'vitest';
import { readSocialMessage } from '../../../src/islands/account/social-message.ts';

const popup = {} as Window;
const origin = 'https://api.shop.example';
const message = (data: unknown, from: object = {}) =>
  ({ data, origin, source: popup, ...from }) as unknown as MessageEvent;
const success = { type: 'social-auth-success', token: 'abc' };

describe('a message of a social popup', () => {
  it('signs in with its token, or with the cookie without one', () => {
    expect(readSocialMessage(message(success), popup, origin)).toEqual({ state: 'signed-in', token: 'abc' });
    expect(readSocialMessage(message({ type: success.type }), popup, origin)).toEqual({
      state: 'signed-in',
      token: null,
    });
  });

  it('may contain an error', () => {
    const failure = { type: 'social-auth-failure', message: 'You did not allow it.' };
    expect(readSocialMessage(message(failure), popup, origin)).toEqual({ state: 'failed', message: failure.message });
  });

  it.each([
    ['another origin', message(success, { origin: 'https://evil.example' })],
    ['an origin that only begins alike', message(success, { origin: `${origin}.evil.example` })],
    ['another window', message(success, { source: {} })],
    ['no window', message(success, { source: null })],
    ['another type', message({ ...success, type: 'hello' })],
    ['nothing', message(null)],
    ['a text', message('social-auth-success')],
  ])('of %s is ignored', (_, event) => {
    expect(readSocialMessage(event, popup, origin)).toBeNull();
  });

  it('with a token that is no text counts as one without', () => {
    expect(readSocialMessage(message({ ...success, token: { a: 1 } }), popup, origin)).toEqual({
      state: 'signed-in',
      token: null,
    });
  });
});
