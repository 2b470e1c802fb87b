/** Sign-in panel in three modes: sign in, register, forgotten password. */
import { useEffect, useState } from 'react';
import { Dialog, DialogClose } from '../../components/Dialog.tsx';
import { Picture } from '../../components/Picture.tsx';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { SHOP_NAME } from '../../core/shop/built-name.ts';
import { announce } from '../../stores/announcements.ts';
import { closePanel } from '../../stores/panel.ts';
import { placeholderOpener } from '../../stores/panel-placeholder.ts';
import { $session } from '../../stores/session.ts';
import { useTypedText } from '../use-typed-text.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { type Mode, OtherMode, WORDS } from './OtherMode.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { useProviders } from './use-providers.ts';

type Props = { readonly open: boolean; readonly signIn: PictureData | null };

export default function AuthPanel({ open, signIn: picture }: Props) {
  const [mode, setMode] = useState<Mode>('sign-in');
  const providers = useProviders(open);
  const { field: first, attach } = useTypedText('auth', open);
  useEffect(() => {
    if (mode) first.current?.focus();
  }, [mode, first]);
  const close = () => closePanel('auth');
  function done(): void {
    close();
    const session = $session.get();
    if (session.state === 'in') announce(SIGN_IN_COPY.signedIn(session.user.name));
  }
  const { title, line } = WORDS[mode];
  return (
    <Dialog
      open={open}
      onClose={close}
      side="full"
      light
      bare
      first={first}
      back={placeholderOpener}
      title={title}
      closeLabel={SIGN_IN_COPY.close}
    >
      <div className="grid min-h-0 flex-1 md:grid-cols-2">
        <div className="relative hidden overflow-hidden bg-linen md:block">
          {picture && (
            <Picture
              picture={picture}
              sizes="50vw"
              alt=""
              className="absolute! inset-0 size-full"
              imgClassName="object-[50%_60%]"
            />
          )}
        </div>
        <div className="relative min-h-0 overflow-y-auto overscroll-contain">
          <div className="sticky top-0 z-10 flex h-18 items-center justify-between bg-paper px-(--gutter) md:px-8">
            <p className="font-serif text-[2rem] leading-none tracking-[-0.02em]">{SHOP_NAME}</p>
            <DialogClose label={SIGN_IN_COPY.close} className="-mr-3" />
          </div>
          <div className="mx-auto w-full max-w-120 px-(--gutter) pt-[max(16px,6vh)] pb-14 md:px-8">
            <p className="font-serif text-name" aria-hidden="true">
              {title}
            </p>
            <p className="mt-3 mb-8 text-soot">{line}</p>
            {/* Switching modes resets fields and errors. */}
            {mode === 'forgot' ? (
              <ForgotForm first={attach} />
            ) : (
              <CredentialsForm key={mode} mode={mode} first={attach} onDone={done} onForgot={() => setMode('forgot')} />
            )}
            {mode !== 'forgot' && <SocialButtons providers={providers} onDone={done} />}
            <OtherMode mode={mode} onMode={setMode} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
