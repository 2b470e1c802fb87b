/** How many letters a caller who has proved nothing can have sent to one mailbox, whatever form caused them. */
import { GUEST_LETTERS } from '../core/constants.ts';
import { mailboxOf } from '../core/mailbox.ts';
import { countAttempt } from './db/attempts.ts';
import type { Db } from './db/open.ts';
import { Refusal } from './refusal.ts';

const DAY_SECONDS = 86_400;

/** Counts a letter to the mailbox. False: it had its share of the day, and nothing more is to be sent to it. */
export async function mayWriteTo(db: Db, email: string, times: number = GUEST_LETTERS.perMailbox): Promise<boolean> {
  try {
    await countAttempt(db, 'letter-to', mailboxOf(email), { times, seconds: DAY_SECONDS });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
