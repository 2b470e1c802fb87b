/** The signed-in shopper (§7). */
import type { FastifyInstance } from 'fastify';
import type { WireUser } from '../../core/account-shapes.ts';
import type { AccountDeps } from '../accounts.ts';
import type { SignedIn } from '../sessions.ts';
import { serveSigned } from './signed.ts';

export function wireUser({ user }: SignedIn): WireUser {
  return {
    _id: user.id,
    name: user.name,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    emailVerified: user.emailVerified,
    phone: user.phone ?? '',
    role: user.role ?? 'customer',
    createdAt: user.createdAt.toISOString(),
  };
}

export function meRoutes(scope: FastifyInstance, _deps: AccountDeps): void {
  serveSigned(scope, 'me', async (who) => wireUser(who));
}
