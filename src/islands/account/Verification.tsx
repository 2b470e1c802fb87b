/** Shows whether the email address is verified, and sends the verification email. */
import { useState } from 'react';
import type { User } from '../../core/account/account.ts';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { COPY } from '../../core/shop/copy.ts';
import { callAccount } from '../../stores/account.ts';
import { messageOf } from './form-error.ts';

export function Verification({ user }: { readonly user: User }) {
  const [message, setMessage] = useState('');

  async function again(): Promise<void> {
    try {
      setMessage((await callAccount(ACCOUNT_ENDPOINTS.resendVerification)) || ACCOUNT_COPY.verifySent);
    } catch (error) {
      setMessage(messageOf(error, COPY.error.generic));
    }
  }

  if (user.emailVerified) return null;
  return (
    <div className="mb-8 border-l-2 border-brass bg-linen px-5 py-4">
      <p className="font-medium">{ACCOUNT_COPY.verify}</p>
      <div className="flex flex-wrap items-center gap-x-5 text-small text-soot">
        <p>{ACCOUNT_COPY.verifyHint}</p>
        <button type="button" onClick={again} className="link min-h-11 text-ink">
          {ACCOUNT_COPY.verifyAgain}
        </button>
        <p role="status">{message}</p>
      </div>
    </div>
  );
}
