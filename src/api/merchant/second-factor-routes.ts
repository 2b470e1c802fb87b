/** Sets up and enters second factors. A session without one reaches no other call of the back office. */
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STAFF } from '../../core/merchant/constants.ts';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { countAttempt, resetAttempts } from '../../db/accounts/attempts.ts';
import {
  beginSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  markSession,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from '../../db/merchant/second-factors.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './merchant.ts';
import { forApp, hashRecoveryCode, newRecoveryCodes, newSecret, stepOf } from './one-time-codes.ts';

const ATTEMPTS = 'second-factor';
const DIGITS = new RegExp(`^\\d{${STAFF.codeDigits}}$`);

/** The account and session of a person; the merchant key has neither. */
function personIn(request: FastifyRequest) {
  const { userId, sessionId, email } = actorIn(request);
  if (!userId || !sessionId) throw new HttpError(409, SAY.keyHasNone);
  return { userId, sessionId, email };
}

export function secondFactorRoutes(app: FastifyInstance, { db, staffSecret: key, brand }: OrderDeps): void {
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

  async function renewCodes(userId: string) {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashRecoveryCode(key, code));
    await replaceRecoveryCodes(db, userId, hashes);
    return { codes };
  }

  serve(app, 'startSecondFactor', async (_, request) => {
    const { userId, email } = personIn(request);
    const secret = newSecret();
    const begun = await beginSecondFactor(db, userId, await symmetricEncrypt({ key, data: secret }));
    if (!begun) throw new HttpError(409, SAY.hasSecondFactor);
    return forApp(secret, brand.name, email);
  });

  serve(app, 'confirmSecondFactor', async ({ body }, request) => {
    const { userId, sessionId } = personIn(request);
    if ((await findSecondFactor(db, userId))?.confirmedAt) throw new HttpError(409, SAY.hasSecondFactor);
    await takeCode(userId, body.code, (code) => takeAppCode(userId, code));
    await markSession(db, sessionId);
    return renewCodes(userId);
  });

  serve(app, 'enterSecondFactor', async ({ body }, request) => {
    const { userId, sessionId } = personIn(request);
    if (!(await findSecondFactor(db, userId))?.confirmedAt) throw new HttpError(409, SAY.noSecondFactor);
    await takeCode(userId, body.code, (code) =>
      DIGITS.test(code) ? takeAppCode(userId, code) : takeRecoveryCode(db, userId, hashRecoveryCode(key, code)),
    );
    await markSession(db, sessionId);
    return { recoveryCodesLeft: await countRecoveryCodes(db, userId) };
  });

  serve(app, 'renewRecoveryCodes', async (_, request) => renewCodes(personIn(request).userId));
}
