/** Settings: password, email, devices, data export, deletion. */
import type { User } from '../../core/account/account.ts';
import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { Gate } from './Gate.tsx';
import { PasswordSection } from './PasswordSection.tsx';

function Sections({ user }: { readonly user: User }) {
  return (
    <>
      <PasswordSection email={user.email} />
      <EmailSection user={user} />
      <DevicesSection />
      <DataSection />
      <DeleteSection />
    </>
  );
}

export function SettingsPage() {
  return <Gate>{(user) => <Sections user={user} />}</Gate>;
}
