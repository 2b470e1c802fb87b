/** Runs a request on a button press, with its busy state and error message. */
import { useState } from 'react';
import { errorMessage } from './error-message.ts';

/** submit runs one function at a time and never throws; a handler may take over a failure by returning true. */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function submit(work: () => Promise<void>, handled: (error: unknown) => boolean = () => false): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!handled(error)) setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, submit, reset: () => setFailure('') };
}
