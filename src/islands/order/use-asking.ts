/** Something asked of the shop by a press: busy until it answers, and in words why not where it refuses. */
import { useState } from 'react';
import { wordsOf } from './words.ts';

/** ask runs what it is given once at a time and never throws; spoken may take a failure for itself by answering true. */
export function useAsking() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function ask(work: () => Promise<void>, spoken: (error: unknown) => boolean = () => false): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!spoken(error)) setFailure(wordsOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, ask, forget: () => setFailure('') };
}
