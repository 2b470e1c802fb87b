/** What our own API promises of accounts: rows of the contract. signed: a visitor is answered 401. */
import { z } from 'zod';
import {
  authShape,
  emailText,
  givenPassword,
  line,
  messageShape,
  newPassword,
  phoneText,
  required,
  userShape,
} from './account-shapes.ts';
import { ACCOUNT_API } from './constants.ts';

const name = ACCOUNT_API.nameMax;

export const ACCOUNT_CONTRACT = {
  register: {
    summary: 'Creates an account and signs in',
    body: z.object({
      firstName: required(name),
      lastName: line(name).default(''),
      username: line(name).default(''),
      email: emailText,
      password: newPassword,
      phone: phoneText.default(''),
    }),
    response: authShape,
  },
  login: {
    summary: 'Signs in; the answer to a wrong password is that to an unknown email',
    body: z.object({ email: emailText, password: givenPassword }),
    response: authShape,
  },
  me: { summary: 'The signed-in shopper', signed: true, response: userShape },
  logout: { summary: 'Ends the session, if there is one', response: messageShape },
} as const;
