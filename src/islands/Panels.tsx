/** The overlays of the shell. Hydrated when the first panel is opened; each panel's code is loaded on first use. */
import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { Picture } from '../core/images/picture.ts';
import { $panel, type Panel } from '../stores/panel.ts';
import { panelReady } from '../stores/panel-placeholder.ts';
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

/** Rendered beside a loaded panel: removes its placeholder. */
function Standing({ name, open }: { readonly name: Kind; readonly open: boolean }) {
  useEffect(() => {
    if (open) panelReady(name);
  }, [name, open]);
  return null;
}

/** signIn: the picture beside the sign-in form. */
export function Panels({ signIn }: { readonly signIn: Picture | null }) {
  // Deferred as in components/Dialog.tsx, because menus are no dialogs.
  const kind = kindOf(useDeferredValue(useStore($panel, { ssr: () => null })));
  // Panels stay mounted after their first use, for their closing animation and their input.
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
