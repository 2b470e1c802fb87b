/** Menu of small screens: categories, then the links within one. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import type { Menu, MenuLink } from '../../core/shop/navigation.ts';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';
import { $menu, loadMenu } from '../../stores/navigation.ts';
import { closePanel } from '../../stores/panel.ts';
import { DrawerFoot } from './DrawerAccount.tsx';
import { DrawerSub } from './DrawerSub.tsx';
import { DrawerTop } from './DrawerTop.tsx';

const NO_MENU: Menu = { items: [], content: {} };

export default function Drawer({ open }: { readonly open: boolean }) {
  const state = useStore($menu);
  const [inside, setInside] = useState<MenuLink | null>(null);
  useEffect(() => {
    if (open) loadMenu();
  }, [open]);
  const menu = state.state === 'ready' ? state.menu : NO_MENU;
  const content = inside && menu.content[inside.href];
  function close(): void {
    closePanel('drawer');
    setInside(null);
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      side="left"
      title={NAVIGATION_COPY.menu}
      closeLabel={NAVIGATION_COPY.close}
      footer={<DrawerFoot />}
    >
      {inside && content ? (
        <DrawerSub item={inside} content={content} onBack={() => setInside(null)} />
      ) : (
        <DrawerTop menu={menu} failed={state.state === 'failed'} onEnter={setInside} />
      )}
    </Dialog>
  );
}
