/** Asks for a letter with a new link to an order whose link was lost or has expired. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import { renewLink } from '../../stores/order.ts';
import { useAsking } from './use-asking.ts';

const SAY = ORDER_PAGE_COPY.renew;

type Props = {
  readonly number: string;
  readonly email: string;
  /** Shows what is wrong with the fields; false when they cannot be sent. */
  readonly check: () => boolean;
};

export function Renewal({ number, email, check }: Props) {
  const { busy, failure, ask } = useAsking();
  const [sent, setSent] = useState('');

  async function send(): Promise<void> {
    if (!check()) return;
    setSent('');
    await ask(async () => setSent(await renewLink(number, email)));
  }

  return (
    <div className="flex flex-col gap-3">
      <Button kind="outline" type="button" onClick={send} disabled={busy}>
        {busy ? SAY.busy : SAY.button}
      </Button>
      {failure && <ErrorBox>{failure}</ErrorBox>}
      <p role="status" className="text-small text-soot">
        {sent || SAY.line}
      </p>
    </div>
  );
}
