/** What our own API promises of accounts: rows of the contract. signed: a visitor is answered 401. */
import { z } from 'zod';
import { ACCOUNT_API, ADDRESS } from '../shop/constants.ts';
import { exportShape } from './export-shapes.ts';
import {
  addressBody,
  addressChanges,
  addressShape,
  authShape,
  emailText,
  givenPassword,
  line,
  messageShape,
  nameLine,
  newPassword,
  phoneText,
  providersShape,
  requiredName,
  sessionsShape,
  userShape,
  wishlistBody,
  wishlistShape,
} from './shapes.ts';

const token = z.string().max(200);
const idParameter = z.object({ id: line(100) });
const name = ACCOUNT_API.nameMax;

export const ACCOUNT_CONTRACT = {
  register: {
    summary: 'Creates an account and signs in',
    body: z.object({
      firstName: requiredName(name),
      lastName: nameLine(name).default(''),
      username: nameLine(name).default(''),
      email: emailText,
      password: newPassword,
      phone: phoneText.default(''),
      addresses: z.array(addressBody).max(ADDRESS.max).default([]),
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
  providers: { summary: 'Social networks to sign in with', response: providersShape },
  forgotPassword: {
    summary: 'Sends a letter for a new password; the answer is the same whether or not the email is known',
    body: z.object({ email: emailText }),
    response: messageShape,
  },
  resetPassword: {
    summary: 'Sets a new password with the token of a letter, and ends every session',
    body: z.object({ token, password: newPassword }),
    response: messageShape,
  },
  resendVerification: {
    summary: 'Sends the letter that proves the address again',
    signed: true,
    response: messageShape,
  },
  changePassword: {
    summary: 'Changes the password, ends every session and begins a new one here',
    signed: true,
    body: z.object({ currentPassword: givenPassword, newPassword }),
    response: authShape,
  },
  changeMe: {
    summary: 'Changes name or phone',
    signed: true,
    body: z.object({ firstName: requiredName(name), lastName: nameLine(name), phone: phoneText }).partial(),
    response: userShape,
  },
  changeEmail: {
    summary: 'Asks for another email; it changes when its letter is answered',
    signed: true,
    body: z.object({ email: emailText, password: givenPassword }),
    response: messageShape,
  },
  deleteMe: {
    summary: 'Deletes the account and everything in it',
    signed: true,
    body: z.object({ password: givenPassword }),
    response: messageShape,
  },
  exportMe: { summary: 'Everything that is held of the shopper, as a file', signed: true, response: exportShape },
  sessions: { summary: 'Where the shopper is signed in', signed: true, response: sessionsShape },
  endSessions: { summary: 'Ends every session but this one', signed: true, response: messageShape },
  endSession: { summary: 'Ends one session', signed: true, params: idParameter, response: messageShape },
  addresses: {
    summary: 'The address book, the default one first',
    signed: true,
    response: z.strictObject({ addresses: z.array(addressShape) }),
  },
  addAddress: {
    summary: 'Adds an address; the first one is the default',
    signed: true,
    body: addressBody,
    response: addressShape,
  },
  changeAddress: {
    summary: 'Changes what is sent of an address',
    signed: true,
    params: idParameter,
    body: addressChanges,
    response: addressShape,
  },
  removeAddress: { summary: 'Removes an address', signed: true, params: idParameter, response: messageShape },
  wishlist: { summary: 'The wishlist, the newest first', signed: true, response: wishlistShape },
  putWishlist: { summary: 'Replaces the wishlist', signed: true, body: wishlistBody, response: wishlistShape },
  mergeWishlist: {
    summary: 'Adds to the wishlist what is not on it',
    signed: true,
    body: wishlistBody,
    response: wishlistShape,
  },
} as const;
