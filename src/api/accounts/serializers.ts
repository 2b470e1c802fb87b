/** Accounts and address books of the database as the shapes of the contract. */
import type { WireAddress, WireUser } from '../../core/account/shapes.ts';
import type { AddressRow } from '../../db/accounts/addresses.ts';
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

export const wireAddress = ({ id, userId: _owner, createdAt: _created, ...fields }: AddressRow): WireAddress => ({
  _id: id,
  ...fields,
});
