/** Overview page of the account. */
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ACCOUNT_LINKS } from '../../core/shop/routes.ts';
import { dayText } from './date.ts';
import { Gate } from './Gate.tsx';
import { Verification } from './Verification.tsx';

const LINES = Object.values(ACCOUNT_COPY.lines);

export function OverviewPage() {
  return (
    <Gate>
      {(user) => (
        <>
          <Verification user={user} />
          <p className="font-serif text-name">{user.name}</p>
          <p className="mt-2 text-soot">{user.email}</p>
          {user.createdAt && <p className="text-small text-soot">{ACCOUNT_COPY.since(dayText(user.createdAt))}</p>}
          <ul className="mt-10 grid border-t sm:grid-cols-2 sm:gap-x-6">
            {ACCOUNT_LINKS.map(({ name, href }, index) => (
              <li key={href} className="relative border-b py-5">
                <a
                  href={href}
                  className="font-serif text-heading decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </a>
                <p className="mt-1 text-small text-soot">{LINES[index]}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Gate>
  );
}
