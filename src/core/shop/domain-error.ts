/** Expected failures of the shop's own rules, in code that does not know whether HTTP asked for the work. */

/** 'signed-out': the account is gone. 'conflict': something else was changed meanwhile. 'busy': the same may succeed soon. */
export type DomainErrorKind = 'invalid' | 'signed-out' | 'conflict' | 'too-many' | 'busy';

/** The message is for the person who asked. retryAfterSeconds: when asking again makes sense. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: DomainErrorKind;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: DomainErrorKind, message: string, retryAfterSeconds?: number) {
    super(message);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
