/** Where each kind of waiting work is done, and who does it: one row per kind. Pure. */
import { LOW_STOCK } from '../events/constants.ts';
import { type MerchantCall, mayCall, PACKER_STATES } from './rights.ts';
import type { Role } from './role.ts';
import { WAITING_KINDS, type WaitingKind } from './waiting.ts';

type Work = {
  readonly href: string;
  /** The call that does it: those who may not make it do not see the number. */
  readonly needs: MerchantCall;
  /** The state of an order that it sets; packers may set some only. */
  readonly sets?: string;
};

const orders = (query: string) => `/merchant/orders?${query}`;

export const WORK: Readonly<Record<WaitingKind, Work>> = {
  confirm: { href: orders('state=placed'), needs: 'advanceOrder', sets: 'confirmed' },
  payments: { href: orders('payment=claimed'), needs: 'decidePayment' },
  pack: { href: orders('state=confirmed'), needs: 'advanceOrder', sets: 'packed' },
  ship: { href: orders('state=packed'), needs: 'advanceOrder', sets: 'shipped' },
  returns: { href: orders('work=returns'), needs: 'decideReturn' },
  refunds: { href: orders('work=refunds'), needs: 'refundOrder' },
  reviews: { href: '/merchant/reviews', needs: 'moderate' },
  messages: { href: '/merchant/messages', needs: 'answerMessage' },
  stock: { href: `/merchant/stock?below=${LOW_STOCK + 1}`, needs: 'stock' },
};

/** The kinds of work that a role may do. */
export const workOf = (role: Role): WaitingKind[] =>
  WAITING_KINDS.filter((kind) => {
    const { needs, sets } = WORK[kind];
    return mayCall(role, needs) && (role !== 'packer' || sets === undefined || PACKER_STATES.has(sets));
  });
