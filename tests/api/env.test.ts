import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/api/env.ts';

describe('the environment', () => {
  it('needs nothing', () => {
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

  it('takes an empty variable for one that is not set', () => {
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
    ['DATABASE_POOL', '0'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example,shop'],
    ['IMAGE_CACHE_MB', '1'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_API_HOST', 'ftp://api.example'],
    ['PUBLIC_SITE_URL', 'shop.example'],
  ])('refuses %s=%s in one line that names it and what to do', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(expect.objectContaining({ name: 'StartError' }));
    expect(read).toThrow(new RegExp(`^${name}=${value.replace(/[*.]/g, '\\$&')} is not usable: [^\\n]+README[^\\n]+$`));
  });

  it('names all that is wrong at once', () => {
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/^PORT=x [^\n]+\nLOG_LEVEL=loud [^\n]+$/);
  });

  it('does not repeat a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(/^DATABASE_URL=(?!.*secret)/);
  });
});
