/** One chosen file, and how much of it is uploaded. */
import { Film, ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { isVideo, sizeText, typeOf } from '../../core/order/return-attachments.ts';
import { ATTACHMENT_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import type { AttachmentUpload } from './use-attachments.ts';

/** Thumbnail of a photo; an icon for videos and undisplayable formats. */
export function Preview({ file }: { readonly file: File }) {
  const [url, setUrl] = useState('');
  const film = isVideo(typeOf(file) ?? '');
  useEffect(() => {
    if (film) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, film]);
  if (url) return <img src={url} alt="" className="size-14 bg-linen object-cover" onError={() => setUrl('')} />;
  return (
    <span className="grid size-14 place-items-center bg-linen text-soot">
      <Icon of={film ? Film : ImageIcon} size={20} />
    </span>
  );
}

export function Progress({ item }: { readonly item: AttachmentUpload }) {
  const { file, fault, id, percent } = item;
  if (fault) return <span className="text-danger">{fault}</span>;
  if (id)
    return (
      <>
        {SAY.sent}, {sizeText(file.size)}
      </>
    );
  return (
    <>
      {percent < 100 ? SAY.sending(percent) : SAY.checking}
      <progress
        value={percent}
        max={100}
        aria-label={file.name}
        className="mt-1 block h-0.5 w-full appearance-none bg-linen [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-ink"
      />
    </>
  );
}
