/** Opens the form for letters about a sold-out variant; its code is loaded with the press. */
import { type ComponentType, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { COPY } from '../../core/shop/copy.ts';

type Form = ComponentType<{ readonly sku: string }>;
type State = { readonly state: 'closed' | 'loading' | 'failed' } | { readonly state: 'open'; readonly Form: Form };

export function WatchButton({ sku }: { readonly sku: string }) {
  const [form, setForm] = useState<State>({ state: 'closed' });
  if (form.state === 'open') return <form.Form sku={sku} />;

  async function open(): Promise<void> {
    setForm({ state: 'loading' });
    try {
      const { WatchForm } = await import('./WatchForm.tsx');
      setForm({ state: 'open', Form: WatchForm });
    } catch (error) {
      console.warn(error);
      setForm({ state: 'failed' });
    }
  }
  return (
    <div className="unscripted:hidden">
      <Button kind="outline" className="w-full" aria-busy={form.state === 'loading'} onClick={open}>
        {PRODUCT_COPY.tellMe}
      </Button>
      <p role="status" className="pt-1.5 text-small text-danger empty:hidden">
        {form.state === 'failed' && COPY.error.generic}
      </p>
    </div>
  );
}
