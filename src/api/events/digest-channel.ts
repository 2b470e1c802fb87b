/** One letter a day to the merchant about all events since the last one. */
import type { Letter } from '../../core/emails/letter.ts';
import { DIGEST, digestDelay } from '../../core/events/digest.ts';
import type { Inbox } from '../../core/shop/site.ts';
import { type DueEvent, findDueWith, finishTogether } from '../../db/events/digest.ts';
import { digestLetter } from '../emails/digest-letter.ts';
import { renderLetter } from '../emails/letter.ts';
import type { Channel } from './channel.ts';
import type { LetterDeps } from './letter-deps.ts';
import { concernsMerchant } from './merchant-channel.ts';
import { merchantLetter } from './merchant-facts.ts';

const NAME = 'digest';

/** Plans nothing without the digest, and still sends what was planned with it. */
export function digestChannel(deps: LetterDeps, inbox: Inbox): Channel {
  const { db, mail, brand } = deps;

  async function lettersOf(due: readonly DueEvent[], to: string): Promise<Letter[]> {
    const letters: Letter[] = [];
    for (const { event } of due) {
      const letter = await merchantLetter(deps, event, to);
      if (letter) letters.push(letter);
    }
    return letters;
  }

  return {
    name: NAME,
    delayHours: DIGEST.maxDelayHours,
    recipients: async (event) => {
      if (!inbox.digest || event.type === 'message.received' || !concernsMerchant(event)) return [];
      const delaySeconds = digestDelay(new Date());
      // One lane: while a digest is being sent or repeated, no other process can begin one.
      return inbox.to.map((recipient) => ({ recipient, delaySeconds, lane: NAME }));
    },
    deliver: async (event, recipient, { key: id }) => {
      const due = await findDueWith(db, NAME, recipient, event.id);
      const listed = await lettersOf(due.slice(0, DIGEST.listed), recipient);
      const more = Math.max(0, due.length - DIGEST.listed);
      const result = listed.length > 0 ? 'sent' : 'skipped';
      if (result === 'sent') await mail.sendMail({ ...renderLetter(brand, digestLetter(recipient, listed, more)), id });
      const others = due.filter((one) => one.event.id !== event.id);
      await finishTogether(
        db,
        others.map(({ delivery }) => delivery),
        result,
      );
      return result;
    },
  };
}
