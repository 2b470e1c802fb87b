/** A channel delivers events to one kind of recipient: letters to shoppers or merchants, webhooks. */
import type { ShopEvent } from '../../core/events/event.ts';
import type { Db } from '../../db/engine/db.ts';

export type Recipient = {
  /** An email address or id, '' when the event itself says who; once per event. */
  readonly recipient: string;
  /** Not earlier than this many seconds after the event was planned. */
  readonly delaySeconds?: number;
  /** Deliveries of one lane are sent one after the other. Default: those about the event's subject. */
  readonly lane?: string;
};

export type Attempt = {
  /** The same in every attempt, for receivers that recognize repetitions. */
  readonly key: string;
  readonly isFirst: boolean;
};

export type Channel = {
  /** Unique; stored with each delivery. */
  readonly name: string;
  /** The longest delaySeconds, in hours: failed deliveries are given up that much later. Default: 0. */
  readonly delayHours?: number;
  /** Returns who gets this event. Runs in the planning transaction, before anything is sent. */
  readonly recipients: (event: ShopEvent, tx: Db) => Promise<readonly Recipient[]>;
  /**
   * Sends the event. Returns 'skipped' when it is not wanted any more; throws when it has to be tried again.
   */
  readonly deliver: (event: ShopEvent, recipient: string, attempt: Attempt) => Promise<'sent' | 'skipped'>;
  /** Its receivers may be slow: they have slots of their own. */
  readonly isSlow?: boolean;
  /** Called when a delivery is given up, with the error of its last attempt. */
  readonly givenUp?: (event: ShopEvent, recipient: string, error: string) => Promise<void>;
};
