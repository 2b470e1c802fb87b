/** Expected failures of business rules, independent of HTTP. */

/** 'signed-out': the account no longer exists. 'conflict': a concurrent change. 'busy': retry soon. */
export type DomainErrorKind = 'invalid' | 'signed-out' | 'conflict' | 'too-many' | 'busy';

/** The message is shown to the caller. retryAfterSeconds: when to retry. */
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
