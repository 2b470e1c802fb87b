/** One action at a time: whether it runs, what the shop said, and what went wrong. */
import { useState } from 'react';
import { messageOf } from './message-of.ts';

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
      setError(messageOf(cause));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, message, run };
}
