import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../src/core/shop/env.ts';

describe('the environment', () => {
  it('has no required variables', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 4321,
      HOST: 'localhost',
      DATA_DIR: '.data',
      CONTENT_DIR: 'content',
      SITE_DIR: 'dist',
      DATABASE_POOL: 10,
      CORS_ORIGINS: [],
      LOG_LEVEL: 'warn',
    });
    expect(readEnv({}).DATABASE_URL).toBeUndefined();
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', CORS_ORIGINS: '', PUBLIC_API_HOST: '' })).toEqual(readEnv({}));
  });

  it.each([
    [{ PORT: '0' }, { PORT: 0 }],
    [{ PORT: '65535' }, { PORT: 65_535 }],
    [{ DATABASE_URL: 'postgres://a:b@db:5432/shop' }, { DATABASE_URL: 'postgres://a:b@db:5432/shop' }],
    [{ DATABASE_URL: 'postgresql://db/shop' }, { DATABASE_URL: 'postgresql://db/shop' }],
    [
      { CORS_ORIGINS: 'https://a.example, http://localhost:4321/' },
      { CORS_ORIGINS: ['https://a.example', 'http://localhost:4321'] },
    ],
    [{ CORS_ORIGINS: 'https://Shop.Example/de/' }, { CORS_ORIGINS: ['https://shop.example'] }],
    [{ PUBLIC_API_HOST: 'https://api.example/' }, { PUBLIC_API_HOST: 'https://api.example' }],
    [{ LOG_LEVEL: 'silent' }, { LOG_LEVEL: 'silent' }],
    [{ PROXIES: '1' }, { PROXIES: 1 }],
    [{}, { WORKER: 'on' }],
    [{ WORKER: 'off' }, { WORKER: 'off' }],
    [{ AUTH_BEARER: '1' }, { AUTH_BEARER: '1' }],
    [{ OAUTH_ISSUER: 'http://localhost:9999/' }, { OAUTH_ISSUER: 'http://localhost:9999' }],
    [{ MAIL_FROM: 'Aroha <letters@shop.example>' }, { MAIL_FROM: 'Aroha <letters@shop.example>' }],
    [{ MAIL_FROM: 'letters@shop.example' }, { MAIL_FROM: 'letters@shop.example' }],
  ])('of %o reads as %o', (source, expected) => {
    expect(readEnv(source)).toMatchObject(expected);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'shop'],
    ['DATABASE_READ_URL', 'mysql://db/shop'],
    ['DATABASE_POOL', '0'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example,shop'],
    ['IMAGE_CACHE_MB', '1'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_API_HOST', 'ftp://api.example'],
    ['PUBLIC_SITE_URL', 'shop.example'],
    ['PROXIES', '-1'],
    ['WORKER', '1'],
    ['DRAIN_SECONDS', '-1'],
    ['PUBLIC_VITALS', '2'],
    ['PUBLIC_VITALS', 'some'],
    ['AUTH_BEARER', 'yes'],
    ['OAUTH_ISSUER', 'localhost'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Aroha'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
  ])('rejects %s=%s with a one-line message that names it and its allowed values', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(expect.objectContaining({ name: 'StartError' }));
    expect(read).toThrow(new RegExp(`^${name}=${value.replace(/[*.]/g, '\\$&')} is not usable: [^\\n]+README[^\\n]+$`));
  });

  it('reports all faults at once', () => {
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/^PORT=x [^\n]+\nLOG_LEVEL=loud [^\n]+$/);
  });

  it('requires what email needs beside a mail server', () => {
    const mail = { SMTP_URL: 'smtps://shop:secret@mail.example' };
    const whole = { ...mail, MAIL_FROM: 'letters@shop.example', PUBLIC_SITE_URL: 'https://shop.example' };
    expect(readEnv(whole)).toMatchObject(whole);
    expect(() => readEnv(mail)).toThrow(/^MAIL_FROM is not set, [^\n]+\nPUBLIC_SITE_URL is not set, [^\n]+$/);
    expect(() => readEnv({ ...whole, MAIL_FROM: 'Aroha <a@b.example>\r\nBcc: c@d.example' })).toThrow(/^MAIL_FROM=/);
  });

  it('does not repeat a password', () => {
    expect(() => readEnv({ AUTH_SECRET: 'too short' })).toThrow(/^AUTH_SECRET is not usable: (?!.*too short)/);
    for (const name of ['METRICS_TOKEN', 'MERCHANT_KEY'])
      expect(() => readEnv({ [name]: 'too short' })).toThrow(new RegExp(`^${name} is not usable: (?!.*too short)`));
    expect(() => readEnv({ SMTP_URL: 'ftp://shop:secret@mail.example' })).toThrow(/^SMTP_URL=(?!.*secret)/);
    expect(() => readEnv({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(/^DATABASE_URL=(?!.*secret)/);
  });
});
