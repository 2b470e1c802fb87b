/** Invites a person by email. */
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Field } from '../../../components/Field.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { OFFICE_COPY } from '../../../core/merchant/office-copy.ts';
import { PEOPLE_COPY as SAY } from '../../../core/merchant/people-copy.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { useAction } from '../use-action.ts';
import { RoleSelect } from './RoleSelect.tsx';

export function InviteForm({ onInvited }: { readonly onInvited: () => Promise<void> }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('packer');
  const [link, setLink] = useState('');
  const { busy, error, message, run } = useAction();
  const select = useId();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    run(async () => {
      setLink('');
      const sent = await callMerchant(MERCHANT_ENDPOINTS.invite, { body: { email: email.trim(), role } });
      setLink(sent.link === null ? '' : new URL(sent.link, window.location.href).href);
      setEmail('');
      await onInvited();
      return sent.message;
    });
  }

  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-5">
      <p className="max-w-[48ch] text-soot">{SAY.inviteLine}</p>
      <ErrorBox>{error}</ErrorBox>
      <Field
        label={SAY.email}
        type="email"
        name="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div>
        <label htmlFor={select} className="mb-1.5 block text-small font-medium">
          {SAY.roleLabel}
        </label>
        <RoleSelect id={select} value={role} onChange={setRole} />
        <p className="mt-1.5 text-caption text-soot">{SAY.can[role]}</p>
      </div>
      <Button type="submit" disabled={busy} className="self-start">
        {busy ? OFFICE_COPY.saving : SAY.send}
      </Button>
      <div role="status" className="text-small">
        <p className="text-success">{message}</p>
        {link && <code className="mt-2 block border-y py-3 break-all select-all">{link}</code>}
      </div>
    </form>
  );
}
