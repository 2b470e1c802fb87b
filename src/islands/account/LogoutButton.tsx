/** The way out, at the foot of the account's own navigation. Styles hide it from visitors. */
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { signOut } from '../../stores/session.ts';

export function LogoutButton() {
  return (
    <button type="button" onClick={signOut} className="link min-h-11 text-small text-soot">
      {ACCOUNT_COPY.logout}
    </button>
  );
}
