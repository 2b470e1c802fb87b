/** The account in the drawer. */
import { useStore } from '@nanostores/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { $session, checkSession } from '../../stores/session.ts';

export function Own({
  icon,
  name,
  href,
  count,
}: {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly href: string;
  readonly count: number;
}) {
  return (
    <li>
      <a href={href} className="flex min-h-12 items-center gap-3 border-b">
        <Icon of={icon} />
        {name}
        <span className="ml-auto text-small text-soot tabular-nums">{count > 0 ? count : ''}</span>
      </a>
    </li>
  );
}

/** The signed-in user, or a retry button when the API did not respond. */
export function UserCard() {
  const session = useStore($session);
  if (session.state === 'unreached') {
    return (
      <div className="bg-linen p-4">
        <p className="text-small">{ACCOUNT_COPY.unreached}</p>
        <button type="button" onClick={checkSession} className="link min-h-11 text-small font-medium">
          {COPY.error.retry}
        </button>
      </div>
    );
  }
  const user = session.state === 'in' ? session.user : null;
  return (
    <a href={ROUTES.account.path} className="block min-h-19 bg-linen p-4">
      <span className="block font-serif text-heading">{user?.name ?? COPY.account.noName}</span>
      <span className="block truncate text-caption text-soot">{user?.email}</span>
    </a>
  );
}
