/** One action at a time: whether it runs, what the shop said, and what went wrong. */
import { useState } from 'react';
import { ApiError } from '../../core/shop/api-error.ts';
import { COPY } from '../../core/shop/copy.ts';

/** The shop's own words where it has any. */
export const faultOf = (error: unknown): string =>
  error instanceof ApiError && error.message ? error.message : COPY.error.generic;

export function useAction() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [message, setMessage] = useState('');

  /** Runs work unless one is running, and shows a text that it returns. Returns false when it failed. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setError('');
    setMessage('');
    try {
      const said = await work();
      setMessage(typeof said === 'string' ? said : '');
      return true;
    } catch (cause) {
      setError(faultOf(cause));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, message, run };
}
