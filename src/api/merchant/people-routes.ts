/** People with a role in the back office, and invitations to it. */
import type { FastifyInstance } from 'fastify';
import { STAFF } from '../../core/merchant/constants.ts';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { INVITATION } from '../../core/merchant/invitation-copy.ts';
import { joinPath } from '../../core/merchant/pages.ts';
import { type Role, roleOf } from '../../core/merchant/role.ts';
import { countAttempt } from '../../db/accounts/attempts.ts';
import { createInvitation, listInvitations, removeInvitation } from '../../db/merchant/invitations.ts';
import { findPerson, hasRole, listPeople, setRole } from '../../db/merchant/people.ts';
import { removeSecondFactor } from '../../db/merchant/second-factors.ts';
import { renderEmail } from '../emails/emails.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './actor.ts';

export function peopleRoutes(app: FastifyInstance, { db, mail, pages, brand, merchants }: OrderDeps): void {
  const isConfigured = (person: { email: string; emailVerified: boolean }) =>
    person.emailVerified && merchants.has(person.email.toLowerCase());

  /** Sets or takes away a role. Throws 404 for an unknown person, DomainError 'conflict' for the last owner. */
  async function change(id: string, role: Role | null): Promise<void> {
    const changed = await setRole(db, id, role);
    if (changed) return;
    const person = await findPerson(db, id);
    if (person && merchants.has(person.email.toLowerCase())) throw new HttpError(409, SAY.configured);
    throw new HttpError(404, SAY.noPerson);
  }

  serve(app, 'people', async (_, request) => {
    const self = actorIn(request).userId;
    const rows = await listPeople(db, [...merchants]);
    const invited = await listInvitations(db);
    return {
      people: rows.map((row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        role: isConfigured(row) ? 'owner' : (roleOf(row.role) ?? 'owner'),
        hasSecondFactor: row.confirmedAt !== null,
        lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
        isSelf: row.id === self,
        isConfigured: isConfigured(row),
      })),
      invitations: invited.map(({ id, email, role, invitedBy, expiresAt }) => ({
        id,
        email,
        role,
        invitedBy,
        expiresAt: expiresAt.toISOString(),
      })),
    };
  });

  serve(app, 'invite', async ({ body: { email, role } }, request) => {
    const { name, userId } = actorIn(request);
    if (merchants.has(email) || (await hasRole(db, email))) throw new HttpError(409, SAY.hasRole(email));
    if (userId) await countAttempt(db, 'invite', userId, STAFF.invitationsPerPerson);
    const link = (pages || mail?.origin || '') + joinPath(await createInvitation(db, email, role, name));
    // A mail server that fails does not keep an owner from handing over the link.
    const isSent = await mail?.sendMail(renderEmail(brand, email, INVITATION[role](name), link)).then(
      () => mail.delivers,
      (error: unknown) => void request.log.error(error),
    );
    return isSent ? { message: SAY.invited(email), link: null } : { message: SAY.invitedByLink(email), link };
  });

  serve(app, 'withdrawInvitation', async ({ params }) => {
    if ((await removeInvitation(db, params.id)) === null) throw new HttpError(404, SAY.noInvitation);
    return { message: SAY.withdrawn };
  });

  serve(app, 'changePerson', async ({ params, body }) => {
    await change(params.id, body.role);
    return { message: SAY.roleChanged };
  });

  serve(app, 'removePerson', async ({ params }) => {
    await change(params.id, null);
    return { message: SAY.removed };
  });

  serve(app, 'resetSecondFactor', async ({ params }) => {
    if (!(await findPerson(db, params.id))) throw new HttpError(404, SAY.noPerson);
    await removeSecondFactor(db, params.id);
    return { message: SAY.secondFactorReset };
  });
}
