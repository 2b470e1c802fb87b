/** Pictures and videos of a return, enlarged. */
import { Film, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { merchantAttachmentPath } from '../../../core/merchant/file-paths.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { isVideo, type ReturnAttachment } from '../../../core/order/return-attachments.ts';

const SAY = ORDERS_COPY.returned;

export const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');

export const pathOf = (number: string, { id }: ReturnAttachment) =>
  merchantAttachmentPath(encodeURIComponent(number), encodeURIComponent(id));

export const titleOf = ({ type }: ReturnAttachment, at: number) => (isVideo(type) ? SAY.video : SAY.photo)(at + 1);

export function Thumbnail({ url, file }: { readonly url: string; readonly file: ReturnAttachment }) {
  const [failed, setFailed] = useState(false);
  if (isVideo(file.type) || failed)
    return (
      <span className="grid size-24 place-items-center bg-linen text-soot">
        <Icon of={failed ? ImageOff : Film} />
      </span>
    );
  return (
    <img src={url} alt="" loading="lazy" className="size-24 bg-linen object-cover" onError={() => setFailed(true)} />
  );
}

export function Viewer({
  url,
  file,
  title,
}: {
  readonly url: string;
  readonly file: ReturnAttachment;
  readonly title: string;
}) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p className="py-10">{SAY.unshown}</p>;
  const look = 'mx-auto max-h-[70dvh] max-w-full object-contain';
  return isVideo(file.type) ? (
    // biome-ignore lint/a11y/useMediaCaption: a shopper's film of a parcel has no captions.
    <video
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      className={look}
      onError={() => setFailed(true)}
    />
  ) : (
    <img src={url} alt={title} className={look} onError={() => setFailed(true)} />
  );
}
