/** An account of the database as the shape of the contract. */
import type { WireUser } from '../../core/account/shapes.ts';
import type { SignedIn } from './sessions.ts';

type User = Omit<SignedIn['user'], 'image' | 'updatedAt'>;

export function wireUser(user: User): WireUser {
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
