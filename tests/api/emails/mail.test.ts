import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMail } from '../../../src/api/emails/mail.ts';
import { originOf, readEnv } from '../../../src/core/shop/env.ts';
import { BRAND } from '../../support/brand.ts';
import { openSmtp } from '../../support/smtp-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const LETTER = {
  to: 'meera@example.in',
  subject: 'Is this your address?',
  text: 'Follow: http://localhost',
  html: '<p>Follow</p>',
};

describe('without a mail server', () => {
  it('writes emails to files that only the owner can read', async () => {
    const DATA_DIR = tempFolder();
    const said: string[] = [];
    const mail = openMail(readEnv({ DATA_DIR, PORT: '4399' }), BRAND.name, (line) => said.push(line));
    expect(mail).toMatchObject({ delivers: false, origin: 'http://localhost:4399' });
    await mail.sendMail(LETTER);
    await mail.sendMail(LETTER);
    const folder = join(DATA_DIR, 'outbox');
    const files = readdirSync(folder);
    expect(files).toHaveLength(2);
    const [first = ''] = files;
    expect(first).toMatch(/^\d{4}-[\dT.Z-]+-[\da-f]{8}\.eml$/);
    expect(said[0]).toContain(folder);
    expect(said[0]).not.toContain(LETTER.to);
    const text = readFileSync(join(folder, first), 'utf8');
    expect(text).toMatch(/^To: meera@example\.in$/m);
    expect(text).toMatch(/^Subject: Is this your address\?$/m);
    expect(text).toContain('Follow: http://localhost');
    expect(text).not.toContain('List-Unsubscribe');
    if (process.platform !== 'win32') expect(statSync(join(folder, first)).mode & 0o077).toBe(0);
    mail.close();
  });
});

describe('with a mail server', () => {
  it('sends account emails without unsubscribe headers', async () => {
    const smtp = await openSmtp();
    const mail = openMail(
      readEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'Aroha <a@shop.example>', PUBLIC_SITE_URL: 'https://shop.example' }),
      BRAND.name,
    );
    expect(mail.delivers).toBe(true);
    await mail.sendMail(LETTER);
    expect(smtp.emails[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(smtp.emails[0]?.raw).not.toContain('List-Unsubscribe');
    mail.close();
    await smtp.close();
  });
});

describe('the origin of the API', () => {
  it.each([
    [{}, 'http://localhost:4321'],
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost'],
    [{ HOST: '::1', PORT: '5000' }, 'http://[::1]:5000'],
    [{ PUBLIC_SITE_URL: 'https://shop.example' }, 'https://shop.example'],
    [
      { PUBLIC_SITE_URL: 'https://shop.example', PUBLIC_API_HOST: 'https://api.shop.example' },
      'https://api.shop.example',
    ],
  ])('of %o is %s', (env, origin) => {
    expect(originOf(readEnv(env))).toBe(origin);
  });
});
