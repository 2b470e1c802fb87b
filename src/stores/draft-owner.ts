/** Whose draft the checkout's is: filled from the account, and removed when its account leaves. */
import type { User } from '../core/account/account.ts';
import { COPY } from '../core/shop/copy.ts';
import { $draft, changeDraft, clearDraft } from './checkout-draft.ts';
import { $session, type Session } from './session.ts';

/** Fills empty fields from the account; another account's draft is discarded. */
function fillFromAccount({ email, name, phone }: User): void {
  const { owner } = $draft.get();
  if (owner !== '' && owner !== email) clearDraft();
  const { contact } = $draft.get();
  changeDraft({
    owner: email,
    contact: {
      email,
      name: contact.name || (name === COPY.account.noName ? '' : name),
      phone: contact.phone || phone,
    },
  });
}

function onSession(session: Session): void {
  if (session.state === 'in') fillFromAccount(session.user);
  else if ((session.state === 'out' || session.state === 'leaving') && $draft.get().owner !== '') clearDraft();
}

/** Follows the session. Returns the function that stops it. */
export const startDraftOwner = (): (() => void) => $session.subscribe(onSession);
