/** The shop's phone and email as links. */
import { callTo, mailTo } from '../../core/shop/site.ts';

/** phone is formatted for display. */
export type Contact = { readonly phone: string; readonly email: string };

const LINK = 'link inline-flex min-h-11 items-center';

export function ContactLinks({ phone, email, className }: Contact & { readonly className: string }) {
  return (
    <p className={`${className} flex flex-wrap gap-x-8`}>
      <a className={LINK} href={callTo(phone)}>
        {phone}
      </a>
      <a className={LINK} href={mailTo(email)}>
        {email}
      </a>
    </p>
  );
}
