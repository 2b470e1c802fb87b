/** Sends letters over SMTP. One function; who has none cannot send. */
import { createTransport } from 'nodemailer';
import type { Env } from './env.ts';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that takes the reader off the list: a page for people, one POST for mail programs (RFC 8058). */
  readonly unsubscribe: string;
};

/** Resolves when the mail server took the letter. Rejects with its reason. */
export type SendMail = (letter: Letter) => Promise<void>;

export type Mail = {
  readonly sendMail: SendMail;
  /** Origin of this API, as links in letters name it. */
  readonly origin: string;
  readonly close: () => void;
};

/** A mail server that does not answer is given up on; the letter can be asked for again. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The mail that the environment names, undefined when it names none. Connects when the first letter is sent. */
export function openMail(env: Env): Mail | undefined {
  const { SMTP_URL, MAIL_FROM, PUBLIC_SITE_URL, PUBLIC_API_HOST } = env;
  const origin = PUBLIC_API_HOST ?? PUBLIC_SITE_URL;
  if (!SMTP_URL || !MAIL_FROM || !origin) return undefined;
  const transport = createTransport({ url: SMTP_URL, pool: true, ...TIMEOUTS });
  return {
    origin,
    sendMail: async ({ to, subject, text, html, unsubscribe }) => {
      await transport.sendMail({
        from: MAIL_FROM,
        // As an object it is one address, whatever stands in it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        list: { unsubscribe: { url: unsubscribe, comment: '' } },
      });
    },
    close: () => transport.close(),
  };
}
