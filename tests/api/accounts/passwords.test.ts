import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPasswords, hashesFor } from '../../../src/api/accounts/passwords.ts';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { PASSWORD_HASH } from '../../../src/core/account/constants.ts';

const CHEAP = { log2N: 4, r: 1, p: 1 };

describe('password hash', () => {
  it("costs at least OWASP's recommendation", async () => {
    const hash = await createPasswords().hash('a secret');
    const [name, log2N, r, p, salt = '', key = ''] = hash.split('$');
    expect([name, Number(log2N), Number(r), Number(p)]).toEqual(['scrypt', 17, 8, 1]);
    const memory = 128 * 2 ** PASSWORD_HASH.log2N * PASSWORD_HASH.r;
    expect(memory * PASSWORD_HASH.p).toBeGreaterThanOrEqual(128 * 1024 * 1024);
    // The standard library computes the same hash.
    const options = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
    expect(scryptSync('a secret', Buffer.from(salt, 'base64url'), 32, options).toString('base64url')).toBe(key);
  });

  it('is computed one at a time where memory is small', () => {
    const mb = (value: number) => value * 1024 * 1024;
    expect([256, 512, 1023].map((value) => hashesFor(mb(value)))).toEqual([1, 1, 1]);
    expect([1024, 65_536].map((value) => hashesFor(mb(value)))).toEqual([PASSWORD_HASH.atOnce, PASSWORD_HASH.atOnce]);
  });

  it('verifies also when it was created with other cost parameters', async () => {
    const old = await createPasswords({ log2N: 5, r: 2, p: 2 }).hash('a secret');
    const { verify } = createPasswords(CHEAP);
    expect(await verify(old, 'a secret')).toBe(true);
    expect(await verify(old, 'a secre')).toBe(false);
    expect(await verify('bcrypt$10$x', 'a secret')).toBe(false);
  });

  it('is salted, and independent of Unicode composition', async () => {
    const { hash, verify } = createPasswords(CHEAP);
    const one = await hash('caf\u00e9 cr\u00e8me');
    expect(one).not.toBe(await hash('caf\u00e9 cr\u00e8me'));
    expect(await verify(one, 'cafe\u0301 cre\u0300me')).toBe(true);
  });

  it('queues concurrent jobs, and rejects those beyond the queue', async () => {
    const { hash, made } = createPasswords({ log2N: 10, r: 8, p: 1 }, { atOnce: 1, waiting: 2 });
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => hash('a secret')));
    expect(all.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(3).fill('rejected')]);
    expect(all[5]).toMatchObject({ reason: { kind: 'busy', message: AUTH_COPY.busy } });
    expect(made()).toBe(3);
    // Rejected jobs occupied no slot.
    await Promise.all([hash('a'), hash('b'), hash('c')]);
    expect(made()).toBe(6);
  });
});
