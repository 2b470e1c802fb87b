/**
 * Password field with a visibility toggle. new: a new password is chosen, so password managers offer one and the rule is
 * shown.
 */
import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEventHandler, useState } from 'react';
import { ACCOUNT } from '../core/account/constants.ts';
import { SIGN_IN_COPY } from '../core/account/sign-in-copy.ts';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';

type Props = {
  readonly label?: string;
  readonly name?: string;
  readonly fresh?: boolean;
  readonly value: string;
  readonly wrong?: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
};

export function PasswordField({ label = SIGN_IN_COPY.password, name = 'password', fresh = false, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      minLength={ACCOUNT.passwordMinLength}
      hint={fresh ? SIGN_IN_COPY.passwordRule : undefined}
      end={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={SIGN_IN_COPY.showPassword}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center"
        >
          <Icon of={shown ? EyeOff : Eye} size={18} />
        </button>
      }
      {...rest}
    />
  );
}
