/** The link from signing in to creating an account, and back. */
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';

export type Mode = 'sign-in' | 'create' | 'forgot';

export const WORDS = {
  'sign-in': { title: SIGN_IN_COPY.signIn, line: SIGN_IN_COPY.signInLine },
  create: { title: SIGN_IN_COPY.createTitle, line: SIGN_IN_COPY.createLine },
  forgot: { title: SIGN_IN_COPY.forgotTitle, line: SIGN_IN_COPY.forgotLine },
} as const;

/** Link to the other mode. */
export function OtherMode({ mode, onMode }: { readonly mode: Mode; readonly onMode: (mode: Mode) => void }) {
  const [question, name, other] = (
    {
      'sign-in': [SIGN_IN_COPY.toCreate, SIGN_IN_COPY.createTitle, 'create'],
      create: [SIGN_IN_COPY.toSignIn, SIGN_IN_COPY.signIn, 'sign-in'],
      forgot: ['', SIGN_IN_COPY.backToSignIn, 'sign-in'],
    } as const
  )[mode];
  return (
    <p className="mt-8 border-t pt-5 text-small text-soot">
      {question}{' '}
      <button type="button" className="link min-h-6 font-medium text-ink" onClick={() => onMode(other)}>
        {name}
      </button>
    </p>
  );
}
