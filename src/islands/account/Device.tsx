/** One signed-in device, with the button that signs it out. */
import { deviceName } from '../../core/account/device.ts';
import { SECURITY_COPY } from '../../core/account/security-copy.ts';
import type { AccountSession } from '../../core/account/session-list.ts';
import { dayText } from './date.ts';

const WORDS = SECURITY_COPY.devices;

export function Device({ session, onEnd }: { readonly session: AccountSession; readonly onEnd: () => void }) {
  const name = deviceName(session.agent);
  return (
    <li className="flex items-center justify-between gap-6 border-b py-4">
      <div>
        <p>{name}</p>
        <p className="text-caption text-soot">
          {session.current ? WORDS.current : WORDS.seen(dayText(session.lastSeenAt))}
        </p>
      </div>
      {!session.current && (
        <button type="button" className="link min-h-11 text-small" onClick={onEnd} aria-label={WORDS.endOf(name)}>
          {WORDS.end}
        </button>
      )}
    </li>
  );
}
