/** One newsletter subscriber. */
import { Button } from '../../../components/Button.tsx';
import { dateText } from '../../../core/merchant/day-text.ts';
import type { Subscriber } from '../../../core/merchant/newsletter.ts';
import { NEWSLETTER_COPY as SAY } from '../../../core/merchant/newsletter-copy.ts';

type Props = { readonly row: Subscriber; readonly onRemove: () => void };

export function SubscriberRow({ row, onRemove }: Props) {
  const { email, state, askedAt, confirmedAt, unsubscribedAt } = row;
  const days = [
    SAY.asked(dateText(askedAt)),
    ...(confirmedAt ? [SAY.confirmed(dateText(confirmedAt))] : []),
    ...(unsubscribedAt ? [SAY.left(dateText(unsubscribedAt))] : []),
  ].join(', ');
  return (
    <li
      data-step
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b py-3 md:grid-cols-[minmax(0,1fr)_9rem_auto]"
    >
      <div className="min-w-0">
        <p className="truncate font-medium">{email}</p>
        <p className="text-caption text-soot">{days}</p>
      </div>
      <p className={`text-small max-md:hidden ${state === 'confirmed' ? 'text-success' : 'text-soot'}`}>
        {SAY.states[state]}
      </p>
      <Button kind="quiet" className="min-h-11" aria-label={SAY.removeOf(email)} onClick={onRemove}>
        {SAY.remove}
      </Button>
    </li>
  );
}
