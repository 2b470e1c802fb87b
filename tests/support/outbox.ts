/** Letters that a test receives by having them handed over, as a mail server would. */
import { vi } from 'vitest';
import type { Letter, Mail } from '../../src/api/emails/mail.ts';

export type Outbox = {
  readonly mail: Mail;
  readonly letters: Letter[];
  /** The next letter to somebody, once it is there; it is taken out. */
  readonly next: (to: string) => Promise<Letter>;
};

export function openOutbox(origin: string): Outbox {
  const letters: Letter[] = [];
  return {
    letters,
    mail: { origin, delivers: true, sendMail: async (letter) => void letters.push(letter), close: () => {} },
    next: (to) =>
      vi.waitFor(
        () => {
          const at = letters.findIndex((letter) => letter.to === to);
          if (at < 0) throw new Error(`No letter to ${to} among ${letters.length}.`);
          return letters.splice(at, 1)[0] as Letter;
        },
        { timeout: 5000 },
      ),
  };
}

/** The one link of a letter. */
export function linkOf({ text }: Letter): string {
  const [link] = /https?:\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

/** The token in a letter's link, wherever it stands. */
export const tokenOf = (letter: Letter) => /token=([\w-]{43})$/.exec(linkOf(letter))?.[1] as string;
