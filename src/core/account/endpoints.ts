/** Endpoints that only account pages call, apart from endpoints.ts so that no other page downloads them. */

import { type Address, readAddress, readAddresses } from '../delivery/address.ts';
import { row, session } from '../shop/endpoints.ts';
import { asObject } from '../shop/read.ts';
import { readWishlist, type Wishlist } from '../wishlist/wishlist.ts';
import { readUser, type User } from './account.ts';
import { type AuthResponse, readAuth, readMessage } from './auth.ts';
import { type AccountSession, readSessions } from './session-list.ts';

export const ACCOUNT_ENDPOINTS = {
  forgotPassword: row<string>('POST', '/api/auth/forgot', readMessage),
  resetPassword: row<string>('POST', '/api/auth/reset', readMessage),
  resendVerification: session<string>('POST', '/api/auth/verify/resend', readMessage),
  /** Ends every session and returns a new one. */
  changePassword: session<AuthResponse>('POST', '/api/auth/password', readAuth),
  changeMe: session<User>('PATCH', '/api/me', readUser),
  changeEmail: session<string>('POST', '/api/me/email', readMessage),
  deleteMe: session<string>('DELETE', '/api/me', readMessage),
  exportMe: session<object>('GET', '/api/me/export', asObject),
  sessions: session<AccountSession[]>('GET', '/api/me/sessions', readSessions),
  /** Ends every session but the current one. */
  endSessions: session<string>('DELETE', '/api/me/sessions', readMessage),
  endSession: session<string>('DELETE', '/api/me/sessions/:id', readMessage),
  addresses: session<Address[]>('GET', '/api/me/addresses', readAddresses),
  addAddress: session<Address>('POST', '/api/me/addresses', readAddress),
  changeAddress: session<Address>('PATCH', '/api/me/addresses/:id', readAddress),
  removeAddress: session<string>('DELETE', '/api/me/addresses/:id', readMessage),
  wishlist: session<Wishlist>('GET', '/api/me/wishlist', readWishlist),
  putWishlist: session<Wishlist>('PUT', '/api/me/wishlist', readWishlist),
  mergeWishlist: session<Wishlist>('POST', '/api/me/wishlist/merge', readWishlist),
} as const;
