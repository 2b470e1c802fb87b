/** Sign-out button of the account navigation. Styles hide it from visitors. */
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { signOut } from '../../stores/session.ts';
import { useHydrated } from '../use-hydrated.ts';

export function LogoutButton() {
  const root = useHydrated<HTMLButtonElement>();
  return (
    <button ref={root} type="button" onClick={signOut} className="link min-h-11 text-small text-soot">
      {ACCOUNT_COPY.logout}
    </button>
  );
}
