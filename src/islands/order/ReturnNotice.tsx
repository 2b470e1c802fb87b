/** Notices about returns. */
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { dayOf } from '../../core/order/moments.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { isVideo, sizeText } from '../../core/order/return-attachments.ts';
import { ATTACHMENT_COPY } from '../../core/order/return-attachments-copy.ts';
import type { ReturnView } from '../../core/order/return-reader.ts';
import { RETURNS_COPY } from '../../core/order/returns-copy.ts';
import { downloadAttachment } from '../../stores/return-attachments.ts';
import { Notice, nextText } from './RefundNotice.tsx';
import { useSubmit } from './use-submit.ts';

export function ReturnNotice({ order, requested }: { readonly order: OrderView; readonly requested: ReturnView }) {
  const { busy, failure, submit } = useSubmit();
  const refused = requested.state === 'refused';
  const nameOf = (sku: string) => order.lines.find((line) => line.sku === sku)?.name ?? sku;
  return (
    <Notice title={RETURNS_COPY.titleOf(requested.position, order.returns.length)}>
      {refused && <p className="mt-2 font-serif text-heading">{RETURNS_COPY.refusedTitle}</p>}
      <ul className={refused ? 'mt-2 text-small' : 'mt-2 font-serif text-heading'}>
        {requested.lines.map(({ sku, quantity }) => (
          <li key={sku}>
            {quantity} × {nameOf(sku)}
          </li>
        ))}
      </ul>
      <div className="mt-3 max-w-[56ch] text-small text-soot">
        <p className="text-ink tabular-nums">{refused ? RETURNS_COPY.refusedLine : nextText(order, requested)}</p>
        <p className="mt-1">
          {RETURNS_COPY.reasons[requested.reason]}. {RETURNS_COPY.askedOn(dayOf(requested.requestedAt))}.
        </p>
        {failure && <ErrorBox>{failure}</ErrorBox>}
        {requested.evidence.length + requested.files.length > 0 && (
          <p className="mt-3">
            {RETURNS_COPY.evidenceGiven}:{' '}
            {requested.files.map((file) => (
              <button
                key={file.id}
                type="button"
                disabled={busy}
                onClick={() => submit(() => downloadAttachment(order, file))}
                className="link mr-3 whitespace-nowrap text-ink"
              >
                {isVideo(file.type) ? ATTACHMENT_COPY.video : ATTACHMENT_COPY.photo}, {sizeText(file.size)}
              </button>
            ))}
            {requested.evidence.map((link) => (
              <a key={link} href={link} target="_blank" rel="noreferrer" className="link mr-3 break-all text-ink">
                {link.replace(/^https:\/\//, '')}
              </a>
            ))}
          </p>
        )}
      </div>
    </Notice>
  );
}
