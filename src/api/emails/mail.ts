/** Sends letters over SMTP. A shop without a mail server puts them into a folder, where its owner can open them. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Env, originOf } from '../../core/shop/env.ts';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For letters of a list: the address that takes the reader off it, a page for people, one POST for mail programs (RFC 8058). */
  readonly unsubscribe?: string;
  /** Who gets the answer, when that is not the shop. */
  readonly replyTo?: { readonly name: string; readonly address: string };
};

/** Resolves when the mail server took the letter. Rejects with its reason. */
export type SendMail = (letter: Letter) => Promise<void>;

export type Mail = {
  readonly sendMail: SendMail;
  /** Letters reach their readers; else they lie in the folder. */
  readonly delivers: boolean;
  /** Origin of this API, as links in letters name it. */
  readonly origin: string;
  readonly close: () => void;
};

/** A mail server that does not answer is given up on; the letter can be asked for again. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

type Sender = NonNullable<SendMailOptions['from']>;

function message(from: Sender, { to, subject, text, html, unsubscribe, replyTo }: Letter): SendMailOptions {
  return {
    from,
    // As an object it is one address, whatever stands in it.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(replyTo && { replyTo }),
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && ONE_CLICK) },
    ...(unsubscribe && { list: { unsubscribe: { url: unsubscribe, comment: '' } } }),
  };
}

/** Letters as files, readable by their owner alone: they hold links that sign in. */
function openOutbox(folder: string, from: Sender, say: (line: string) => void): Pick<Mail, 'sendMail' | 'close'> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    sendMail: async (letter) => {
      const { message: bytes } = await transport.sendMail(message(from, letter));
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, bytes as Buffer, { mode: 0o600 });
      say(`There is no mail server. The letter '${letter.subject}' is in ${file}`);
    },
    close: () => transport.close(),
  };
}

/** shop: the name that letters come from, unless MAIL_FROM has one. The mail that the environment names, else the outbox in its data folder. Connects when the first letter is sent. */
export function openMail(env: Env, shop: string, say: (line: string) => void = () => {}): Mail {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env;
  const origin = originOf(env);
  const from = MAIL_FROM?.includes('<') ? MAIL_FROM : { name: shop, address: MAIL_FROM ?? 'letters@localhost' };
  if (!SMTP_URL) return { origin, delivers: false, ...openOutbox(join(DATA_DIR, 'outbox'), from, say) };
  const transport = createTransport({ url: SMTP_URL, pool: true, ...TIMEOUTS });
  return {
    origin,
    delivers: true,
    sendMail: async (letter) => void (await transport.sendMail(message(from, letter))),
    close: () => transport.close(),
  };
}
