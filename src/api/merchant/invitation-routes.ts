/** Accepting an invitation to the back office. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { acceptInvitation, findInvitation } from '../../db/merchant/invitations.ts';
import { serveSigned } from '../accounts/signed.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';

/** The invited person has no role yet: this route is outside of the gate, and needs the link's token. */
export function invitationRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serveSigned(app, 'acceptInvitation', async ({ user }, { body }) => {
    const invitation = await findInvitation(db, body.token);
    if (!invitation) throw new HttpError(404, SAY.noInvitation);
    if (invitation.email !== user.email.toLowerCase()) throw new HttpError(403, SAY.otherAddress(invitation.email));
    if (!(await acceptInvitation(db, invitation, user.id))) throw new HttpError(404, SAY.noInvitation);
    return { message: SAY.accepted };
  });
}
