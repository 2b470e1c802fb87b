/** Uploads of a return: each file is uploaded when selected and can be removed. */
import { useEffect, useRef, useState } from 'react';
import { RETURN_ATTACHMENTS } from '../../core/order/constants.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { attachmentFault } from '../../core/order/return-attachments.ts';
import { ATTACHMENT_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import { deleteAttachment, uploadAttachment } from '../../stores/return-attachments.ts';
import { errorMessage } from './error-message.ts';

/** id: uploaded. fault: upload failed, or the file is invalid. */
export type AttachmentUpload = {
  readonly key: number;
  readonly file: File;
  readonly percent: number;
  readonly id?: string;
  readonly fault?: string;
  /** A retry may succeed. */
  readonly again?: boolean;
};

export function useAttachments(order: OrderView) {
  const [items, setItems] = useState<readonly AttachmentUpload[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const next = useRef(0);

  const put = (key: number, part: Partial<AttachmentUpload>) =>
    setItems((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(key: number, file: File): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const { id } = await uploadAttachment(order, file, (percent) => put(key, { percent }), stop.signal);
      put(key, { id, percent: 100 });
    } catch (error) {
      put(key, { fault: errorMessage(error), again: true });
    } finally {
      stops.current.delete(key);
    }
  }

  function add(files: readonly File[]): void {
    const room = Math.max(0, RETURN_ATTACHMENTS.maxFiles - items.length);
    const chosen = files.slice(0, room).map((file): AttachmentUpload => {
      next.current += 1;
      const fault = attachmentFault(file);
      return { key: next.current, file, percent: 0, ...(fault && { fault }) };
    });
    setItems([...items, ...chosen]);
    for (const { key, file, fault } of chosen) if (!fault) send(key, file);
  }

  function again({ key, file }: AttachmentUpload): void {
    setItems((now) => now.map((one) => (one.key === key ? { key, file, percent: 0 } : one)));
    send(key, file);
  }

  function remove({ key, id }: AttachmentUpload): void {
    stops.current.get(key)?.abort();
    if (id) deleteAttachment(order, id);
    setItems((now) => now.filter((one) => one.key !== key));
  }

  // Unmounting aborts uploads.
  useEffect(() => {
    const { current } = stops;
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);

  const full = items.length >= RETURN_ATTACHMENTS.maxFiles;
  return {
    items,
    add,
    again,
    remove,
    full: full ? SAY.tooMany(RETURN_ATTACHMENTS.maxFiles) : '',
    ids: items.flatMap(({ id }) => id ?? []),
    sending: items.some(({ id, fault }) => !id && !fault),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
