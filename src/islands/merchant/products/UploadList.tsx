/** Pictures on their way: progress, and what to do about one that failed. */
import { MEDIA_COPY } from '../../../core/merchant/product-media-copy.ts';
import type { useUploads } from './use-uploads.ts';

const { pictures: SAY } = MEDIA_COPY;

export function UploadList({ uploads }: { readonly uploads: ReturnType<typeof useUploads> }) {
  return (
    <ul aria-live="polite" className="text-small">
      {uploads.items.map((item) => {
        const { name } = item.file;
        const going = item.percent < 100 ? SAY.sending(name, item.percent) : SAY.reading(name);
        return (
          <li key={item.key} className="flex min-h-11 items-center justify-between gap-4 border-b">
            <span className={`min-w-0 truncate ${item.fault ? 'text-danger' : 'text-soot'}`}>
              {item.fault ? SAY.failed(name, item.fault) : going}
            </span>
            {item.fault && (
              <span className="flex shrink-0 gap-5">
                <button type="button" className="link min-h-11" onClick={() => uploads.again(item)}>
                  {SAY.again}
                </button>
                <button
                  type="button"
                  className="link min-h-11"
                  aria-label={SAY.dismiss(name)}
                  onClick={() => uploads.dismiss(item)}
                >
                  ×
                </button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
