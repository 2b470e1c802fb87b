/** Pictures that are on their way to the server: each is added to the form when it has arrived, in the order of choosing. */
import { useEffect, useRef, useState } from 'react';
import { MEDIA_COPY as SAY } from '../../../core/merchant/product-media-copy.ts';
import { ApiError } from '../../../core/shop/api-error.ts';
import { uploadPicture } from '../../../stores/product-uploads.ts';

export type Arriving = {
  readonly key: number;
  readonly file: File;
  readonly percent: number;
  readonly hash?: string;
  readonly fault?: string;
};

const AT_ONCE = 2;

/** onArrived gets the hashes of one choice of files, in their order, as soon as those before them have arrived. */
export function useUploads(onArrived: (hashes: readonly string[]) => void) {
  const [items, setItems] = useState<readonly Arriving[]>([]);
  const known = useRef<readonly Arriving[]>([]);
  const next = useRef(0);
  const stop = useRef(new AbortController());

  function put(change: (now: readonly Arriving[]) => readonly Arriving[]): void {
    known.current = change(known.current);
    // Those at the front that have arrived leave the queue.
    const waits = known.current.findIndex(({ hash }) => hash === undefined);
    const done = waits < 0 ? known.current : known.current.slice(0, waits);
    known.current = known.current.slice(done.length);
    setItems(known.current);
    if (done.length > 0) onArrived(done.map(({ hash }) => hash as string));
  }
  const set = (key: number, part: Partial<Arriving>) =>
    put((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send({ key, file }: Arriving): Promise<void> {
    try {
      const hash = await uploadPicture(file, (percent) => set(key, { percent }), stop.current.signal);
      set(key, { hash, percent: 100 });
    } catch (error) {
      set(key, { fault: error instanceof ApiError ? error.message : SAY.pictures.network });
    }
  }

  async function sendAll(list: readonly Arriving[]): Promise<void> {
    const queue = [...list];
    const work = async () => {
      for (let one = queue.shift(); one; one = queue.shift()) await send(one);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  function add(files: readonly File[]): void {
    const fresh = files.map((file): Arriving => {
      next.current += 1;
      return { key: next.current, file, percent: 0 };
    });
    put((now) => [...now, ...fresh]);
    sendAll(fresh);
  }

  function again({ key, file }: Arriving): void {
    const fresh = { key, file, percent: 0 };
    put((now) => now.map((one) => (one.key === key ? fresh : one)));
    send(fresh);
  }

  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);

  return {
    items,
    add,
    again,
    dismiss: ({ key }: Arriving) => put((now) => now.filter((one) => one.key !== key)),
    isBusy: items.some(({ fault }) => fault === undefined),
  };
}
