/** Receives the emails that an app sends in a test. */
import { vi } from 'vitest';
import type { Mail } from '../../src/api/emails/mail.ts';
import type { Email } from '../../src/api/emails/mail-message.ts';
import { type Log, openLog } from './log.ts';

export type Outbox = {
  readonly mail: Mail;
  readonly emails: Email[];
  /** Takes what the app logs, which says why an email is missing. */
  readonly log: Log;
  /**
   * Removes and returns the next email to an address, once it arrives. about: words of its subject or text, because letters of
   * earlier tests may still arrive.
   */
  readonly next: (to: string, about?: string) => Promise<Email>;
};

/** Milliseconds until an email counts as missing: the worker lets letters wait while a machine is busy. */
const MISSING_MS = 20_000;

/** Whether an email's subject or text contains these words. */
export const says = ({ subject, text }: Email, words: string) => `${subject}\n${text}`.includes(words);

export function openOutbox(origin: string): Outbox {
  const letters: Email[] = [];
  const log = openLog();
  return {
    emails: letters,
    log,
    mail: { origin, delivers: true, sendMail: async (letter) => void letters.push(letter), close: () => {} },
    next: (to, about = '') =>
      vi.waitFor(
        () => {
          const at = letters.findIndex((letter) => letter.to === to && says(letter, about));
          if (at < 0)
            throw new Error(
              `No email to ${to} about '${about}' among ${letters.length}. Logged: ${log.text() || 'nothing'}`,
            );
          return letters.splice(at, 1)[0] as Email;
        },
        { timeout: MISSING_MS },
      ),
  };
}

/** Returns the single link of an email. */
export function linkOf({ text }: Email): string {
  const [link] = /https?:\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

/** Returns the token of an email's link. */
export const tokenOf = (letter: Email) => /token=([\w-]{43})$/.exec(linkOf(letter))?.[1] as string;
