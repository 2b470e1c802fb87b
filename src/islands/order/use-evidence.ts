/** Photos and videos on their way to the shop: each is sent as soon as it is chosen, and can be taken back. */
import { useEffect, useRef, useState } from 'react';
import type { OrderView } from '../../core/order/reader.ts';
import { evidenceFault } from '../../core/order/return-attachments.ts';
import { EVIDENCE_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import { EVIDENCE } from '../../core/shop/constants.ts';
import { sendEvidence, takeBack } from '../../stores/return-attachments.ts';
import { wordsOf } from './words.ts';

/** id: the shop has it. fault: it did not arrive, or cannot be sent at all. */
export type Sending = {
  readonly key: number;
  readonly file: File;
  readonly percent: number;
  readonly id?: string;
  readonly fault?: string;
  /** Trying again may help. */
  readonly again?: boolean;
};

export function useEvidence(order: OrderView) {
  const [items, setItems] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const next = useRef(0);

  const put = (key: number, part: Partial<Sending>) =>
    setItems((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(key: number, file: File): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const { id } = await sendEvidence(order, file, (percent) => put(key, { percent }), stop.signal);
      put(key, { id, percent: 100 });
    } catch (error) {
      put(key, { fault: wordsOf(error), again: true });
    } finally {
      stops.current.delete(key);
    }
  }

  function add(files: readonly File[]): void {
    const room = Math.max(0, EVIDENCE.maxFiles - items.length);
    const chosen = files.slice(0, room).map((file): Sending => {
      next.current += 1;
      const fault = evidenceFault(file);
      return { key: next.current, file, percent: 0, ...(fault && { fault }) };
    });
    setItems([...items, ...chosen]);
    for (const { key, file, fault } of chosen) if (!fault) send(key, file);
  }

  function again({ key, file }: Sending): void {
    setItems((now) => now.map((one) => (one.key === key ? { key, file, percent: 0 } : one)));
    send(key, file);
  }

  function remove({ key, id }: Sending): void {
    stops.current.get(key)?.abort();
    if (id) takeBack(order, id);
    setItems((now) => now.filter((one) => one.key !== key));
  }

  // Whoever leaves stops sending.
  useEffect(() => {
    const { current } = stops;
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);

  const full = items.length >= EVIDENCE.maxFiles;
  return {
    items,
    add,
    again,
    remove,
    full: full ? SAY.tooMany(EVIDENCE.maxFiles) : '',
    ids: items.flatMap(({ id }) => id ?? []),
    sending: items.some(({ id, fault }) => !id && !fault),
  };
}

export type Evidence = ReturnType<typeof useEvidence>;
