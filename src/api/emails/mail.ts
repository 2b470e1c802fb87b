/** Sends emails over SMTP. Without a mail server they are written to a folder. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Env, originOf } from '../../core/shop/env.ts';
import { type Email, message, type Sender } from './mail-message.ts';

/** Resolves when the mail server accepted the email; rejects with its error. */
export type SendMail = (email: Email) => Promise<void>;

export type Mail = {
  readonly sendMail: SendMail;
  /** False when emails are written to a folder instead. */
  readonly delivers: boolean;
  /** Origin of this API, for links in emails. */
  readonly origin: string;
  readonly close: () => void;
};

/** Sending fails when the mail server does not respond; the email can be requested again. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Writes emails to files with mode 0600, because they contain sign-in links. */
function openOutbox(folder: string, from: Sender, say: (line: string) => void): Pick<Mail, 'sendMail' | 'close'> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    sendMail: async (email) => {
      const { message: bytes } = await transport.sendMail(message(from, email));
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, bytes as Buffer, { mode: 0o600 });
      say(`No mail server is configured. The email '${email.subject}' is in ${file}`);
    },
    close: () => transport.close(),
  };
}

/**
 * Opens the configured mail server, else the outbox in the data folder. Connects with the first email. shop is the name
 * of the sender, unless MAIL_FROM has one.
 */
export function openMail(env: Env, shop: string, say: (line: string) => void = () => {}): Mail {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env;
  const origin = originOf(env);
  const from = MAIL_FROM?.includes('<') ? MAIL_FROM : { name: shop, address: MAIL_FROM ?? 'letters@localhost' };
  if (!SMTP_URL) return { origin, delivers: false, ...openOutbox(join(DATA_DIR, 'outbox'), from, say) };
  const transport = createTransport({ url: SMTP_URL, pool: true, ...TIMEOUTS });
  return {
    origin,
    delivers: true,
    sendMail: async (email) => void (await transport.sendMail(message(from, email))),
    close: () => transport.close(),
  };
}
