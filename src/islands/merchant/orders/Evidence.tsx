/**
 * Photos, videos and links of a return. Files are shown by img and video elements, which run nothing that a file holds; links
 * open another window without a reference to this one.
 */
import { Film, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { merchantAttachmentPath } from '../../../core/merchant/file-paths.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { isVideo, type ReturnAttachment } from '../../../core/order/return-attachments.ts';
import { downloadOrderFile } from '../../../stores/order-file.ts';

const SAY = ORDERS_COPY.returned;
const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');

const pathOf = (number: string, { id }: ReturnAttachment) =>
  merchantAttachmentPath(encodeURIComponent(number), encodeURIComponent(id));
const titleOf = ({ type }: ReturnAttachment, at: number) => (isVideo(type) ? SAY.video : SAY.photo)(at + 1);

function Thumbnail({ url, file }: { readonly url: string; readonly file: ReturnAttachment }) {
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

function Viewer({
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

type Props = {
  readonly number: string;
  readonly files: readonly ReturnAttachment[];
  readonly links: readonly string[];
};

export function Evidence({ number, files, links }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const open = at === null ? undefined : files[at];
  if (files.length === 0 && links.length === 0) return null;
  return (
    <div className="border-t pt-4">
      <h3 className="label pb-3 text-soot">{SAY.evidence}</h3>
      <ul className="flex flex-wrap gap-3">
        {files.map((file, index) => (
          <li key={file.id}>
            <button type="button" aria-label={titleOf(file, index)} onClick={() => setAt(index)} className="block">
              <Thumbnail url={HOST + pathOf(number, file)} file={file} />
            </button>
          </li>
        ))}
      </ul>
      <ul className="mt-2 text-small">
        {links.map((link, index) => (
          <li key={link}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              title={SAY.linkHint}
              className="link inline-flex min-h-11 items-center"
            >
              {SAY.link(index + 1)}
            </a>
            <span className="ml-2 text-caption break-all text-soot">{URL.parse(link)?.host}</span>
          </li>
        ))}
      </ul>
      {open && at !== null && (
        <Dialog open onClose={() => setAt(null)} side="full" light title={titleOf(open, at)} closeLabel={SAY.close}>
          <div className="flex flex-col items-center gap-5 py-6">
            <Viewer url={HOST + pathOf(number, open)} file={open} title={titleOf(open, at)} />
            <Button
              kind="quiet"
              className="min-h-11"
              onClick={() => downloadOrderFile(pathOf(number, open), open.name || open.id)}
            >
              {SAY.save}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
