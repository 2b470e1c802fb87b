/** Request and response schemas of people, second factors, invitations and the log of the back office. */

import { z } from 'zod';
import { emailText } from '../account/field-shapes.ts';
import { messageShape } from '../account/shapes.ts';
import { CATALOGUE } from '../catalogue/constants.ts';
import { ROLES } from './role.ts';
import { SECOND_FACTOR_CONTRACT } from './second-factor-contract.ts';

const role = z.enum(ROLES);
const moment = z.string();
const personId = z.object({ id: z.string().min(1).max(60) });

const anything = z.record(z.string(), z.unknown());

export const PEOPLE_CONTRACT = {
  staffMe: {
    summary: 'The signed-in person of the back office: role, and whether this session has entered a second factor',
    merchant: true,
    response: z.strictObject({
      name: z.string(),
      email: z.string(),
      role,
      secondFactor: z.enum(['none', 'asked', 'given']),
    }),
  },
  ...SECOND_FACTOR_CONTRACT,

  people: {
    summary: 'People with a role, and open invitations',
    merchant: true,
    response: z.strictObject({
      people: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          role,
          hasSecondFactor: z.boolean(),
          lastSeenAt: moment.nullable(),
          isSelf: z.boolean(),
          /** Named by MERCHANTS in the environment: changed only there. */
          isConfigured: z.boolean(),
        }),
      ),
      invitations: z.array(
        z.strictObject({ id: z.uuid(), email: z.string(), role, invitedBy: z.string(), expiresAt: moment }),
      ),
    }),
  },
  invite: {
    summary: 'Sends a letter that gives a role to the account of its address',
    merchant: true,
    body: z.object({ email: emailText, role }),
    /** link: only where the shop sends no mail. */
    response: z.strictObject({ message: z.string(), link: z.string().nullable() }),
  },
  withdrawInvitation: {
    summary: 'Withdraws an invitation',
    merchant: true,
    params: z.object({ id: z.uuid() }),
    response: messageShape,
  },
  acceptInvitation: {
    summary: 'Takes the role of an invitation; the account must have its address',
    signed: true,
    body: z.object({ token: z.string().min(1).max(100) }),
    response: messageShape,
  },
  changePerson: {
    summary: 'Changes the role of a person',
    merchant: true,
    params: personId,
    body: z.object({ role }),
    response: messageShape,
  },
  removePerson: {
    summary: 'Takes the role away and signs the person out',
    merchant: true,
    params: personId,
    response: messageShape,
  },
  resetSecondFactor: {
    summary: 'Removes the second factor of a person who has lost it, so that a new one is set up',
    merchant: true,
    params: personId,
    response: messageShape,
  },
  staffLog: {
    summary: 'Changes made in the back office, newest first',
    merchant: true,
    query: z.object({
      /** Account id; 'key': the merchant key. */
      person: z.string().max(60).optional(),
      call: z.string().max(40).optional(),
      subject: z.string().max(254).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      page: z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1),
    }),
    response: z.strictObject({
      entries: z.array(
        z.strictObject({
          id: z.int(),
          at: moment,
          person: z.string(),
          call: z.string(),
          subject: z.string(),
          request: anything,
          before: anything.nullable(),
          after: anything.nullable(),
          /** HTTP status; null: the process ended before its answer. */
          status: z.int().nullable(),
        }),
      ),
      total: z.int().min(0),
      page: z.int().min(1),
      pageSize: z.int().min(1),
    }),
  },
} as const;
