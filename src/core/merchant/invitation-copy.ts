/** Letters that invite to the back office. '{shop}' is the shop's name. */
import { STAFF } from './constants.ts';
import { OFFICE_COPY } from './office-copy.ts';
import type { Role } from './role.ts';

const WORK: Readonly<Record<Role, string>> = {
  owner: 'You will be able to do everything there, and to invite others.',
  manager: 'You will look after orders, payments, returns, products and coupons.',
  packer: 'You will pack and send orders.',
  editor: 'You will look after products and reviews.',
};

const invitation = (role: Role) => (inviter: string) => ({
  subject: 'You are invited to the back office of {shop}',
  text: `${inviter} invites you to the back office of {shop} as ${OFFICE_COPY.roles[role].toLowerCase()}. ${WORK[role]} Open the page below within ${STAFF.invitationDays} days and sign in with this address. You also need an authenticator app on your phone. If you do not know ${inviter}, do nothing.`,
  button: 'Accept the invitation',
});

export const INVITATION = {
  owner: invitation('owner'),
  manager: invitation('manager'),
  packer: invitation('packer'),
  editor: invitation('editor'),
} as const satisfies Readonly<Record<Role, unknown>>;
