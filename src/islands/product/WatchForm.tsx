/**
 * Asks for a letter when a sold-out variant is back. Loaded with the press of WatchButton, which is the only one that a
 * signed-in shopper with a verified address needs.
 */
import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { isWholeEmail } from '../../core/account/registration.ts';
import { NEWSLETTER } from '../../core/contact/constants.ts';
import { HONEYPOT } from '../../core/contact/newsletter.ts';
import type { WatchState } from '../../core/lists/watch.ts';
import { WATCH_COPY as SAY } from '../../core/lists/watch-copy.ts';
import { $session, type Session } from '../../stores/session.ts';
import { watchStock } from '../../stores/stock-watch.ts';
import { ENDED, WatchEnded } from './WatchEnded.tsx';

/** The verified address of the session; undefined while it is checked. */
function addressOf(session: Session): string | null | undefined {
  if (session.state === 'checking') return undefined;
  return session.state === 'in' && session.user.emailVerified ? session.user.email : null;
}

export function WatchForm({ sku }: { readonly sku: string }) {
  const own = addressOf(useStore($session));
  const [isOther, setIsOther] = useState(false);
  const [state, setState] = useState<'opened' | 'idle' | 'sending' | WatchState>('opened');
  const field = useRef<HTMLInputElement>(null);
  const member = isOther ? null : own;
  const isSending = state === 'opened' || state === 'sending';
  const message = state === 'busy' || state === 'failed' ? SAY.states[state] : null;

  async function send(email?: string): Promise<void> {
    setState('sending');
    setState(await watchStock(sku, email));
  }
  // The press that opened the form sends for a verified address; others are asked for theirs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is known.
  useEffect(() => {
    if (state !== 'opened' || own === undefined) return;
    if (own) void send();
    else setState('idle');
  }, [own]);
  const isAsking = state !== 'opened' && !member;
  useEffect(() => {
    if (isAsking || state === 'invalid') field.current?.focus({ preventScroll: true });
  }, [isAsking, state]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const email = field.current?.value.trim() ?? '';
    if (new FormData(event.currentTarget).get(HONEYPOT)) setState('sent');
    else if (member) void send();
    else if (isWholeEmail(email)) void send(email);
    else setState('invalid');
  }

  if (ENDED.has(state)) return <WatchEnded state={state as WatchState} />;
  return (
    <form noValidate onSubmit={submit} className="bg-linen p-5 sm:p-6" aria-labelledby="watch" aria-busy={isSending}>
      <h2 id="watch" className="font-serif text-heading">
        {SAY.title}
      </h2>
      <p className="mt-1.5 max-w-[46ch] text-small text-soot">{member ? SAY.hintMember(member) : SAY.hint}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-start">
        {isAsking && (
          <Field
            ref={field}
            label={SAY.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={NEWSLETTER.emailMax}
            error={state === 'invalid' ? `${SAY.states.invalid.title}. ${SAY.states.invalid.text}` : undefined}
            onChange={() => state === 'invalid' && setState('idle')}
            className="min-w-0 flex-1"
          />
        )}
        <Button
          type="submit"
          aria-disabled={isSending}
          className={isAsking ? 'w-full sm:mt-8 sm:w-auto' : 'w-full sm:w-auto'}
        >
          {isSending ? SAY.sending : message ? SAY.retry : SAY.button}
        </Button>
      </div>
      <p role="status" className="mt-3 text-small text-danger empty:hidden">
        {message && `${message.title}. ${message.text}`}
      </p>
      {member && !isSending && (
        <button type="button" className="link mt-2 min-h-11 text-small text-soot" onClick={() => setIsOther(true)}>
          {SAY.other}
        </button>
      )}
      <p className="sr-only" aria-hidden="true">
        <label>
          {SAY.trap} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </form>
  );
}
