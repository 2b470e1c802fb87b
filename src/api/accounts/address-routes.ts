/** The address book of the signed-in shopper. Another account's address returns 404, as an unknown one does. */
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from '../../db/accounts/addresses.ts';
import { HttpError } from '../http/http-error.ts';
import type { AccountDeps } from './deps.ts';
import { serializeAddress } from './serializers.ts';
import { serveSigned } from './signed.ts';

export function addressRoutes(scope: FastifyInstance, { db }: AccountDeps): void {
  const missing = () => new HttpError(404, AUTH_COPY.noAddress);

  serveSigned(scope, 'addresses', async ({ user }) => ({
    addresses: (await listAddresses(db, user.id)).map(serializeAddress),
  }));

  serveSigned(scope, 'addAddress', async ({ user }, { body }) => {
    const added = await addAddress(db, user.id, body);
    if (!added) throw new HttpError(409, AUTH_COPY.tooManyAddresses);
    return serializeAddress(added);
  });

  serveSigned(scope, 'changeAddress', async ({ user }, { params, body }) => {
    const changed = await changeAddress(db, user.id, params.id, body);
    if (!changed) throw missing();
    return serializeAddress(changed);
  });

  serveSigned(scope, 'removeAddress', async ({ user }, { params }) => {
    if (!(await removeAddress(db, user.id, params.id))) throw missing();
    return { message: AUTH_COPY.addressRemoved };
  });
}
