/** Calls of a person's own second factor. */
import { z } from 'zod';
import { STAFF } from './constants.ts';

const codes = z.array(z.string());

/** Six digits, or a recovery code; spaces are allowed. */
const code = z.object({ code: z.string().trim().min(STAFF.codeDigits).max(40) });

export const SECOND_FACTOR_CONTRACT = {
  startSecondFactor: {
    summary: 'Creates the secret for an authenticator app; 409 when one is set up',
    merchant: true,
    response: z.strictObject({ secret: z.string(), uri: z.string(), qr: z.string() }),
  },
  confirmSecondFactor: {
    summary: 'Sets up the second factor with a first code; returns recovery codes, this once',
    merchant: true,
    body: code,
    response: z.strictObject({ codes }),
  },
  enterSecondFactor: {
    summary: 'Enters a code of the app, or a recovery code, which works once',
    merchant: true,
    body: code,
    response: z.strictObject({ recoveryCodesLeft: z.int().min(0) }),
  },
  renewRecoveryCodes: {
    summary: 'Replaces the recovery codes',
    merchant: true,
    response: z.strictObject({ codes }),
  },
} as const;
