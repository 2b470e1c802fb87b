/** Converts account rows to the shapes of the API contract. */

import type { AddressResponse } from '../../core/account/address-shapes.ts';
import type { UserResponse } from '../../core/account/shapes.ts';
import type { AddressRow } from '../../db/accounts/addresses.ts';
import type { SignedIn } from './sessions.ts';

type User = Omit<SignedIn['user'], 'image' | 'updatedAt'>;

export function serializeUser(user: User): UserResponse {
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

export const serializeAddress = ({
  id,
  userId: _owner,
  createdAt: _created,
  ...fields
}: AddressRow): AddressResponse => ({
  _id: id,
  ...fields,
});
