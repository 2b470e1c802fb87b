/** Photo and video uploads of a return, with preview, progress and removal. */
import { Upload, X } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { RETURN_ATTACHMENTS } from '../../core/order/constants.ts';
import { ATTACHMENT_TYPES, sizeText } from '../../core/order/return-attachments.ts';
import { ATTACHMENT_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import { Preview, Progress } from './AttachmentPreview.tsx';
import type { Attachments } from './use-attachments.ts';

// Extensions beside MIME types: some browsers recognise phone formats by only one of them.
const ACCEPT = [...Object.keys(ATTACHMENT_TYPES), '.heic', '.mov'].join(',');

type Props = { readonly evidence: Attachments; readonly fault: string | undefined };

export function AttachmentFiles({ evidence, fault }: Props) {
  const { items, add, again, remove, full } = evidence;
  const id = useId();
  const sent = items.filter((item) => item.id).at(-1);
  const message = fault ?? full;
  return (
    <div>
      {items.length > 0 && (
        <ul className="mb-4 border-t">
          {items.map((item) => (
            <li key={item.key} className="grid grid-cols-[56px_1fr_44px] items-center gap-4 border-b py-3">
              <Preview file={item.file} />
              <div className="min-w-0 text-caption text-soot tabular-nums">
                <p className="truncate text-small text-ink">{item.file.name}</p>
                <Progress item={item} />
                {item.again && (
                  <button type="button" onClick={() => again(item)} className="link ml-2 min-h-6 text-ink">
                    {SAY.again}
                  </button>
                )}
              </div>
              <button
                type="button"
                aria-label={(item.id || item.fault ? SAY.remove : SAY.cancel)(item.file.name)}
                onClick={() => remove(item)}
                className="grid size-11 place-items-center"
              >
                <Icon of={X} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label
        className={`relative flex min-h-12 items-center justify-center gap-3 rounded-control border border-dashed px-5 py-3 text-small font-medium transition-[border-color] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${full ? 'border-(--edge) text-soot' : 'cursor-pointer border-(--edge) hover:border-ink'} ${fault ? 'border-danger' : ''}`}
      >
        <Icon of={Upload} size={18} />
        {items.length > 0 ? SAY.addMore : SAY.add}
        <input
          type="file"
          multiple
          accept={ACCEPT}
          disabled={full !== ''}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-said`}
          className="sr-only"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // Reset, so that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-said`} className={`mt-1.5 text-caption ${fault ? 'text-danger' : 'text-soot'}`}>
        {message || SAY.hint(sizeText(RETURN_ATTACHMENTS.maxPhotoBytes), sizeText(RETURN_ATTACHMENTS.maxVideoBytes))}
      </p>
      <p role="status" className="sr-only">
        {sent ? SAY.ready(sent.file.name) : ''}
      </p>
    </div>
  );
}
