/** Form that finds an order by number and email address, with the error of the last attempt. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Field } from '../../components/Field.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { FIND_ORDER_COPY as SAY } from '../../core/order/find-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { type FindProblem, findOrder } from '../../stores/order.ts';
import { openPanel } from '../../stores/panel.ts';
import { Renewal } from './Renewal.tsx';

type Props = {
  readonly number: string;
  readonly problem: FindProblem | null;
  readonly signedIn: boolean;
  readonly picture: PictureData | null;
};

export function FindOrder({ number: named, problem, signedIn, picture }: Props) {
  const [number, setNumber] = useState(named);
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<{ readonly number?: string; readonly email?: string }>({});
  const [busy, setBusy] = useState(false);
  const [away, setAway] = useState(false);
  const [tried, setTried] = useState(0);
  const words = problem ? SAY.problems[problem] : SAY;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);

  // Moves the focus to the error, wherever the page was scrolled.
  useEffect(() => {
    if (tried > 0) heading.current?.focus();
  }, [tried]);

  /** Validates the fields; returns false and shows the errors if invalid. */
  function check(): boolean {
    const wrong = {
      ...(number.trim() === '' && { number: SAY.noNumber }),
      ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: SAY.noEmail }),
    };
    setFaults(wrong);
    setAway(false);
    if (wrong.number) first.current?.focus();
    else if (wrong.email) second.current?.focus();
    return Object.keys(wrong).length === 0;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || !check()) return;
    setBusy(true);
    const responded = await findOrder(number, email);
    setBusy(false);
    setAway(!responded);
    if (responded) setTried(tried + 1);
  }

  return (
    <div className="grid gap-x-6 gap-y-10 pt-5 pb-8 lg:grid-cols-12 lg:items-stretch">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 48vw, 1px"
          alt=""
          priority
          className="hidden max-h-[74dvh] min-h-full w-full lg:col-span-6 lg:block"
        />
      )}
      <div className="lg:col-span-5 lg:col-start-8 lg:py-4">
        <h1 ref={heading} tabIndex={-1} className="max-w-[14ch] font-serif text-title outline-none">
          {words.title}
        </h1>
        <p className="mt-5 max-w-[48ch] text-soot">{words.line}</p>
        <form noValidate onSubmit={submit} aria-busy={busy} className="mt-9 flex flex-col gap-5 border-t pt-8">
          <Field
            ref={first}
            label={SAY.number}
            name="number"
            hint={SAY.numberHint}
            error={faults.number}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
          <Field
            ref={second}
            label={SAY.email}
            name="email"
            type="email"
            error={faults.email}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            autoComplete="email"
            maxLength={254}
            required
          />
          {away && <ErrorBox>{COPY.error.network}</ErrorBox>}
          <Button type="submit" disabled={busy}>
            {busy ? SAY.busy : SAY.button}
          </Button>
          <Renewal number={number} email={email} check={check} />
        </form>
        <p className="flex flex-wrap items-center gap-x-4 pt-5 text-small text-soot">
          {SAY.account}
          {signedIn ? (
            <a href={ROUTES.accountOrders.path} className="link inline-flex min-h-11 items-center text-ink">
              {SAY.accountLink}
            </a>
          ) : (
            <button type="button" onClick={() => openPanel('auth')} className="link min-h-11 text-ink">
              {SAY.signIn}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
