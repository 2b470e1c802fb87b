/** The address book of the signed-in shopper. Somebody else's address is as missing as one that never was. */
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from '../../db/accounts/addresses.ts';
import { Refusal } from '../http/http-error.ts';
import type { AccountDeps } from './deps.ts';
import { wireAddress } from './serializers.ts';
import { serveSigned } from './signed.ts';

export function addressRoutes(scope: FastifyInstance, { db }: AccountDeps): void {
  const missing = () => new Refusal(404, AUTH_COPY.noAddress);

  serveSigned(scope, 'addresses', async ({ user }) => ({
    addresses: (await listAddresses(db, user.id)).map(wireAddress),
  }));

  serveSigned(scope, 'addAddress', async ({ user }, { body }) => {
    const added = await addAddress(db, user.id, body);
    if (!added) throw new Refusal(409, AUTH_COPY.tooManyAddresses);
    return wireAddress(added);
  });

  serveSigned(scope, 'changeAddress', async ({ user }, { params, body }) => {
    const changed = await changeAddress(db, user.id, params.id, body);
    if (!changed) throw missing();
    return wireAddress(changed);
  });

  serveSigned(scope, 'removeAddress', async ({ user }, { params }) => {
    if (!(await removeAddress(db, user.id, params.id))) throw missing();
    return { message: AUTH_COPY.addressRemoved };
  });
}
