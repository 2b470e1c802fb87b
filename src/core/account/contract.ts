/** Request and response schemas of the account API. signed: visitors get 401. */
import { z } from 'zod';
import { wishlistBody, wishlistShape } from '../wishlist/shapes.ts';
import { addressBody, addressChanges, addressShape } from './address-shapes.ts';
import { ACCOUNT_API, ADDRESS } from './constants.ts';
import { exportShape } from './export-shapes.ts';
import { emailText, givenPassword, line, nameLine, newPassword, phoneText, requiredName } from './field-shapes.ts';
import { authShape, messageShape, providersShape, sessionsShape, userShape } from './shapes.ts';

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
    summary: 'Signs in; the response is the same for a wrong password and an unknown email',
    body: z.object({ email: emailText, password: givenPassword }),
    response: authShape,
  },
  me: { summary: 'The signed-in shopper', signed: true, response: userShape },
  logout: { summary: 'Ends the session, if there is one', response: messageShape },
  providers: { summary: 'Social networks to sign in with', response: providersShape },
  forgotPassword: {
    summary: 'Sends a password reset email; the response is the same whether or not the email is known',
    body: z.object({ email: emailText }),
    response: messageShape,
  },
  resetPassword: {
    summary: 'Sets a new password with the token of the reset email, and ends every session',
    body: z.object({ token, password: newPassword }),
    response: messageShape,
  },
  resendVerification: {
    summary: 'Sends the verification email again',
    signed: true,
    response: messageShape,
  },
  changePassword: {
    summary: 'Changes the password, ends every session and starts a new one',
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
    summary: 'Requests a change of the email address, which takes effect once the new address is verified',
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
  exportMe: { summary: 'All data stored about the shopper, as a file', signed: true, response: exportShape },
  sessions: { summary: 'Sessions of the shopper', signed: true, response: sessionsShape },
  endSessions: { summary: 'Ends every session except this one', signed: true, response: messageShape },
  endSession: { summary: 'Ends one session', signed: true, params: idParameter, response: messageShape },
  addresses: {
    summary: 'The saved addresses, the default one first',
    signed: true,
    response: z.strictObject({ addresses: z.array(addressShape) }),
  },
  addAddress: {
    summary: 'Adds an address; the first one becomes the default',
    signed: true,
    body: addressBody,
    response: addressShape,
  },
  changeAddress: {
    summary: 'Changes the given fields of an address',
    signed: true,
    params: idParameter,
    body: addressChanges,
    response: addressShape,
  },
  removeAddress: { summary: 'Removes an address', signed: true, params: idParameter, response: messageShape },
  wishlist: { summary: 'The wishlist, newest first', signed: true, response: wishlistShape },
  putWishlist: { summary: 'Replaces the wishlist', signed: true, body: wishlistBody, response: wishlistShape },
  mergeWishlist: {
    summary: 'Adds items to the wishlist',
    signed: true,
    body: wishlistBody,
    response: wishlistShape,
  },
} as const;
