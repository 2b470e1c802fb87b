/** A value with its label and a copy button. */
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';

type Props = {
  readonly name: string;
  readonly value: string;
  /** Text to copy, if it differs from the displayed one. */
  readonly plain?: string;
};

export function CopyRow({ name, value, plain = value }: Props) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'byHand'>('none');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(plain);
      setOutcome('copied');
    } catch {
      setOutcome('byHand');
    }
  }

  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b py-1.5 sm:grid-cols-[10rem_1fr_auto]">
      <dt className="text-small text-soot max-sm:col-span-2 max-sm:pt-2">{name}</dt>
      <dd className="min-w-0 tabular-nums select-all">{value}</dd>
      <dd className="no-print">
        <button
          type="button"
          onClick={copy}
          aria-label={SAY.copyOf(name)}
          className="-mr-3 flex min-h-11 items-center gap-2 px-3 text-small decoration-1 underline-offset-4 hover:underline"
        >
          <Icon of={outcome === 'copied' ? Check : Copy} size={16} />
          {outcome === 'copied' ? SAY.copied : SAY.copy}
        </button>
        <span className="sr-only" role="status">
          {outcome === 'copied' && SAY.copiedOf(name)}
        </span>
      </dd>
      {outcome === 'byHand' && <dd className="col-span-full pb-2 text-caption text-soot">{SAY.copyByHand}</dd>}
    </div>
  );
}
