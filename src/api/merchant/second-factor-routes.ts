/** Sets up and enters second factors. A session without one reaches no other call of the back office. */
import { symmetricEncrypt } from 'better-auth/crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../../core/account/device.ts';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import type { Db } from '../../db/engine/db.ts';
import { publish } from '../../db/events/publish.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../../db/merchant/recovery-codes.ts';
import { beginSecondFactor, findSecondFactor, markSession } from '../../db/merchant/second-factors.ts';
import { createKnownDevices } from '../accounts/known-device.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './actor.ts';
import { codeChecks } from './code-checks.ts';
import { forApp, newSecret } from './one-time-codes.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** The account and session of a person; the merchant key has neither. */
function personIn(request: FastifyRequest) {
  const { userId, sessionId, email } = actorIn(request);
  if (!userId || !sessionId) throw new HttpError(409, SAY.keyHasNone);
  return { userId, sessionId, email };
}

/** Marks browsers on which a person has entered a second factor. */
const OFFICE_DEVICE = 'aroha.office';

export function secondFactorRoutes(app: FastifyInstance, { db, staffSecret: key, brand, pages, api }: OrderDeps): void {
  const devices = createKnownDevices(key, (api || pages).startsWith('https:'), OFFICE_DEVICE);

  /** Opens the back office to the session. On a device that is not known the person gets a letter. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { userId, sessionId, email } = personIn(request);
    const isKnown = devices.read(request.headers.cookie, email) !== null;
    await db.transaction(async (transaction) => {
      const tx = transaction as unknown as Db;
      await markSession(tx, sessionId);
      const device = deviceName(request.headers['user-agent'] ?? '');
      if (!isKnown) await publish(tx, 'staff.signed-in', userId, { userId, email, device });
    });
    if (!isKnown) reply.header('set-cookie', devices.mark(email));
  }

  const { takeCode, takeAppCode, takeAnyCode } = codeChecks(db, key);

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

  serve(app, 'confirmSecondFactor', async ({ body }, request, reply) => {
    const { userId } = personIn(request);
    if ((await findSecondFactor(db, userId))?.confirmedAt) throw new HttpError(409, SAY.hasSecondFactor);
    await takeCode(userId, body.code, (code) => takeAppCode(userId, code));
    await admit(request, reply);
    return renewCodes(userId);
  });

  serve(app, 'enterSecondFactor', async ({ body }, request, reply) => {
    const { userId } = personIn(request);
    if (!(await findSecondFactor(db, userId))?.confirmedAt) throw new HttpError(409, SAY.noSecondFactor);
    await takeAnyCode(userId, body.code);
    await admit(request, reply);
    return { recoveryCodesLeft: await countRecoveryCodes(db, userId) };
  });

  serve(app, 'renewRecoveryCodes', async (_, request) => renewCodes(personIn(request).userId));
}
