/**
 * Photos, videos and links of a return. Files are shown by img and video elements, which run nothing that a file holds; links
 * open another window without a reference to this one.
 */
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import type { ReturnAttachment } from '../../../core/order/return-attachments.ts';
import { downloadOrderFile } from '../../../stores/order-file.ts';
import { HOST, pathOf, Thumbnail, titleOf, Viewer } from './EvidenceViewer.tsx';

const SAY = ORDERS_COPY.returned;

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
