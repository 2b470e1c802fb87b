/** Recovery codes, shown once: to be copied, downloaded or printed. */
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { SECOND_FACTOR_COPY as SAY } from '../../../core/merchant/second-factor-copy.ts';

type Props = { readonly codes: readonly string[]; readonly onKept: () => void };

export function RecoveryCodes({ codes, onKept }: Props) {
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <section aria-labelledby="recovery-codes" className="max-w-xl">
      <h2 id="recovery-codes" className="font-serif text-heading">
        {SAY.codes}
      </h2>
      <p className="mt-3 text-soot">{SAY.codesLine}</p>
      <ol className="mt-6 grid grid-cols-2 gap-x-8 border-y py-4 text-lead tabular-nums">
        {codes.map((code) => (
          <li key={code} className="py-1">
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={onKept}>{SAY.kept}</Button>
        <Button kind="quiet" className="min-h-11" onClick={copy}>
          {isCopied ? SAY.copied : SAY.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={SAY.file}
          className="link inline-flex min-h-11 items-center text-small"
        >
          {SAY.download}
        </a>
      </div>
      <p role="status" className="sr-only">
        {isCopied ? SAY.copied : ''}
      </p>
    </section>
  );
}
