/** Every overlay of the shell. Sleeps on each page; the first panel asked for wakes it, and each panel's code comes when used. */
import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Picture } from '../core/images/picture.ts';
import { $panel, type Panel } from '../stores/panel.ts';
import { panelStands } from '../stores/panel-placeholder.ts';
import { startCounts } from './shell/header-counts.ts';

export type PanelProps = { readonly open: boolean; readonly signIn: Picture | null };
type Kind = 'cart' | 'search' | 'drawer' | 'menu' | 'mega' | 'account' | 'auth';

const PANELS: Record<Kind, ComponentType<PanelProps>> = {
  cart: lazy(() => import('./cart/CartPanel.tsx')),
  search: lazy(() => import('./search/SearchPanel.tsx')),
  drawer: lazy(() => import('./navigation/Drawer.tsx')),
  menu: lazy(() => import('./navigation/SiteMenu.tsx')),
  mega: lazy(() => import('./navigation/MegaMenu.tsx')),
  account: lazy(() => import('./account/AccountMenu.tsx')),
  auth: lazy(() => import('./account/AuthPanel.tsx')),
};

function kindOf(panel: Panel | null): Kind | null {
  const kind = panel?.split(':')[0];
  return kind && kind in PANELS ? (kind as Kind) : null;
}

/** Beside a panel whose code has come: tells that it stands. */
function Standing({ name, open }: { readonly name: Kind; readonly open: boolean }) {
  useEffect(() => {
    if (open) panelStands(name);
  }, [name, open]);
  return null;
}

/** signIn: the picture beside the sign-in form. */
export function Panels({ signIn }: { readonly signIn: Picture | null }) {
  const kind = kindOf(useStore($panel, { ssr: () => null }));
  // A panel stays after its first use, so that it can leave the screen softly and keep what was typed.
  const [used, setUsed] = useState<readonly Kind[]>([]);
  useEffect(() => {
    if (!kind) return;
    startCounts();
    setUsed((before) => (before.includes(kind) ? before : [...before, kind]));
  }, [kind]);
  return used.map((name) => {
    const One = PANELS[name];
    return (
      <Suspense key={name}>
        <One open={name === kind} signIn={signIn} />
        <Standing name={name} open={name === kind} />
      </Suspense>
    );
  });
}
