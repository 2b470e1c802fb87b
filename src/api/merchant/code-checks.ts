/** Checks codes of second factors. Each code counts once; wrong ones are limited per person. */
import { symmetricDecrypt } from 'better-auth/crypto';
import { STAFF } from '../../core/merchant/constants.ts';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { countAttempt, resetAttempts } from '../../db/accounts/attempts.ts';
import type { Db } from '../../db/engine/db.ts';
import { takeRecoveryCode } from '../../db/merchant/recovery-codes.ts';
import { findSecondFactor, takeStep } from '../../db/merchant/second-factors.ts';
import { HttpError } from '../http/http-error.ts';
import { stepOf } from './one-time-codes.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

const ATTEMPTS = 'second-factor';
const DIGITS = new RegExp(`^\\d{${STAFF.codeDigits}}$`);

/** key: decrypts the secrets of second factors. */
export function codeChecks(db: Db, key: string) {
  /** Uses a code of the app. Returns false for a wrong or used one. */
  async function takeAppCode(userId: string, code: string): Promise<boolean> {
    const factor = await findSecondFactor(db, userId);
    if (!factor) throw new HttpError(409, SAY.noSecondFactor);
    const step = await stepOf(await symmetricDecrypt({ key, data: factor.secret }), code, Date.now());
    return step !== null && takeStep(db, userId, step);
  }

  /** Throws 403 for a wrong code, 429 after several. */
  async function takeCode(userId: string, given: string, take: (code: string) => Promise<boolean>): Promise<void> {
    await countAttempt(db, ATTEMPTS, userId, STAFF.codeAttempts, SAY.tooManyCodes);
    if (!(await take(given.replaceAll(' ', '')))) throw new HttpError(403, SAY.wrongCode);
    await resetAttempts(db, ATTEMPTS, userId);
  }

  /** Uses a code of the app or a recovery code. Throws 409 without a confirmed second factor, 403 and 429 as above. */
  async function takeAnyCode(userId: string, given: string): Promise<void> {
    if (!(await findSecondFactor(db, userId))?.confirmedAt) throw new HttpError(409, SAY.noSecondFactor);
    await takeCode(userId, given, (code) =>
      DIGITS.test(code) ? takeAppCode(userId, code) : takeRecoveryCode(db, userId, hashRecoveryCode(key, code)),
    );
  }
  return { takeAppCode, takeCode, takeAnyCode };
}
