/** Copies the link to an order's page, where the shopper sees and pays it. */
import { Link } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';

/** link may be a path. */
export function CopyLink({ link }: { readonly link: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'byHand'>('none');
  const whole = new URL(link, window.location.origin).href;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(whole);
      setOutcome('copied');
    } catch {
      setOutcome('byHand');
    }
  }
  return (
    <div className="text-small">
      <button type="button" onClick={copy} className="flex min-h-11 items-center gap-3 text-left hover:text-soot">
        <Icon of={Link} size={18} />
        <span className="link">{SAY.copyLink}</span>
      </button>
      <p role="status" className={outcome === 'copied' ? 'text-success' : 'text-soot'}>
        {outcome === 'copied' && SAY.copied}
        {outcome === 'byHand' && SAY.byHand}
      </p>
      {outcome === 'byHand' && <p className="break-all select-all">{whole}</p>}
    </div>
  );
}
