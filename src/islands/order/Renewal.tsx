/** Requests an email with a new link for a lost or expired one. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import { renewLink } from '../../stores/order.ts';
import { useSubmit } from './use-submit.ts';

const SAY = ORDER_PAGE_COPY.renew;

type Props = {
  readonly number: string;
  readonly email: string;
  /** Validates the fields and shows errors; returns false when invalid. */
  readonly check: () => boolean;
};

export function Renewal({ number, email, check }: Props) {
  const { busy, failure, submit } = useSubmit();
  const [sent, setSent] = useState('');

  async function send(): Promise<void> {
    if (!check()) return;
    setSent('');
    await submit(async () => setSent(await renewLink(number, email)));
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
