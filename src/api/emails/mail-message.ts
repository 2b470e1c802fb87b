/** A message as the mail transport takes it. */
import type { SendMailOptions } from 'nodemailer';

export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Unsubscribe URL of list emails: a page for people and one-click POST for mail programs (RFC 8058). */
  readonly unsubscribe?: string;
  /** Left part of the Message-ID: the same in every attempt, so that a repetition is recognized. Default: random. */
  readonly id?: string;
  /** Reply-To, when it is not the shop. */
  readonly replyTo?: { readonly name: string; readonly address: string };
};

const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

type Address = { readonly name: string; readonly address: string };

export type Sender = string | Address;

/** Returns the domain of the sender's address. */
const domainOf = (from: Sender) => /@([^\s<>@]+)>?$/.exec(typeof from === 'string' ? from : from.address)?.[1];

export function message(from: Sender, { to, subject, text, html, unsubscribe, replyTo, id }: Email): SendMailOptions {
  return {
    from,
    // An object is treated as one address and never parsed as a list.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(replyTo && { replyTo }),
    ...(id && { messageId: `<${id}@${domainOf(from)}>` }),
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && ONE_CLICK) },
    ...(unsubscribe && { list: { unsubscribe: { url: unsubscribe, comment: '' } } }),
  };
}
