/** Strict request and response schemas of the account API. */
import { z } from 'zod';
import { PROVIDERS } from './providers.ts';

export const moment = z.iso.datetime();
export const messageShape = z.strictObject({ message: z.string() });
export const authShape = z.strictObject({ message: z.string(), _id: z.string(), token: z.string().optional() });
export const userShape = z.strictObject({
  _id: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  role: z.string(),
  createdAt: moment,
});
export type UserResponse = z.infer<typeof userShape>;

export const providersShape = z.strictObject({ providers: z.array(z.enum(PROVIDERS)) });
export const sessionsShape = z.strictObject({
  sessions: z.array(
    z.strictObject({
      _id: z.string(),
      current: z.boolean(),
      createdAt: moment,
      lastSeenAt: moment,
      agent: z.string(),
    }),
  ),
});
