/** Contacts, with the order number in the email's subject. */
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { callTo, mailTo } from '../../core/shop/site.ts';

const SAY = ORDER_PAGE_COPY.help;

export function Help({ contact, subject }: { readonly contact: Contact; readonly subject: string }) {
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <section aria-labelledby="help" className="no-print">
      <h2 id="help" className="font-serif text-heading">
        {SAY.title}
      </h2>
      <p className="mt-3 text-small text-soot">{SAY.line}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 text-small">
        <a href={mailTo(contact.email, subject)} className={link}>
          {contact.email}
        </a>
        <a href={callTo(contact.phone)} className={link}>
          {contact.phone}
        </a>
        <a href={ROUTES.faq.path} className={link}>
          {SAY.faq}
        </a>
      </p>
    </section>
  );
}
