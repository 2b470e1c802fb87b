/** Account menu of the header: user, account pages, sign-out. */
import { useStore } from '@nanostores/react';
import { Menu, MenuButton, MenuLink, MenuRule } from '../../components/Menu.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ACCOUNT_LINKS } from '../../core/shop/routes.ts';
import { closePanel } from '../../stores/panel.ts';
import { $session, signOut } from '../../stores/session.ts';

export default function AccountMenu({ open }: { readonly open: boolean }) {
  const session = useStore($session);
  const user = session.state === 'in' ? session.user : null;
  return (
    <Menu
      open={open}
      onClose={() => closePanel('account')}
      label={ACCOUNT_COPY.menu}
      anchor={document.querySelector<HTMLElement>('[data-member]')}
    >
      <div className="px-4 pt-2 pb-3">
        <p className="font-serif text-heading">{user?.name ?? COPY.account.noName}</p>
        {user && <p className="text-caption text-soot">{user.email}</p>}
      </div>
      <MenuRule />
      {ACCOUNT_LINKS.map(({ name, href }) => (
        <MenuLink key={href} href={href}>
          {name}
        </MenuLink>
      ))}
      <MenuRule />
      <MenuButton onPress={signOut}>{ACCOUNT_COPY.logout}</MenuButton>
    </Menu>
  );
}
