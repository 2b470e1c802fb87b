/** The mailbox behind an email address, for rate limits: spellings that reach the same inbox count as one. */

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * 'meera@gmail.com' for 'Me.Era+shop@GMail.com': lower case, no tag after '+', and no dots where the host ignores them.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const untagged = name.split('+')[0] || name;
  return `${DOTLESS.has(host) ? untagged.replaceAll('.', '') : untagged}@${host}`;
}
