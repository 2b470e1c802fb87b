/** A contact message with its answer, or the moves of an open one. A move can be undone for some seconds. */
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { MESSAGE_LIST } from '../../../core/merchant/constants.ts';
import { dateText } from '../../../core/merchant/day-text.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { OfficeMessage } from '../../../core/merchant/message.ts';
import { MESSAGES_COPY as SAY } from '../../../core/merchant/messages-copy.ts';
import { announce } from '../../../stores/announcements.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { messageOf } from '../message-of.ts';
import { AnswerForm } from './AnswerForm.tsx';

type Props = {
  readonly message: OfficeMessage;
  readonly onChanged: (change: Partial<OfficeMessage>) => void;
};

export function MessageRow({ message, onChanged }: Props) {
  const { id, name, email, message: text, createdAt, answeredAt, answer } = message;
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const [fresh, setFresh] = useState(false);
  const [error, setError] = useState('');
  const from = name || email;

  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setFresh(false), MESSAGE_LIST.undoMs);
    return () => clearTimeout(timer);
  }, [fresh]);

  async function send(body: string): Promise<string> {
    if (!navigator.onLine) return SAY.offline;
    try {
      await callMerchant(MERCHANT_ENDPOINTS.answerMessage, { params: { id }, body: { text: body } });
    } catch (cause) {
      return messageOf(cause, SAY.offline, SAY.notSaved);
    }
    setDraft(body);
    setOpen(false);
    setFresh(true);
    onChanged({ answeredAt: new Date().toISOString(), answer: body });
    announce(SAY.sent);
    return '';
  }

  async function mark(answered: boolean): Promise<void> {
    setError('');
    if (!navigator.onLine) return setError(SAY.offline);
    const undone = fresh && !answered && draft !== '';
    onChanged(answered ? { answeredAt: new Date().toISOString() } : { answeredAt: null, answer: '' });
    setFresh(answered);
    try {
      await callMerchant(MERCHANT_ENDPOINTS.markMessage, { params: { id }, body: { answered } });
      announce(answered ? SAY.marked : SAY.reopened);
      if (undone) setOpen(true);
    } catch (cause) {
      onChanged({ answeredAt, answer });
      setFresh(false);
      setError(messageOf(cause, SAY.offline, SAY.notSaved));
    }
  }

  return (
    <li data-step data-message={id} className="border-t py-6">
      <article className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="min-w-0">
          <h2 className="font-serif text-heading">{from}</h2>
          <p className="text-small text-soot">
            {name && (
              <>
                <a href={`mailto:${email}`} className="link">
                  {email}
                </a>
                {' · '}
              </>
            )}
            <time dateTime={createdAt}>{dateText(createdAt)}</time>
          </p>
          <p className="mt-3 max-w-[62ch] whitespace-pre-line">{text}</p>
          {answeredAt !== null && answer && (
            <div className="mt-4 border-l pl-5">
              <p className="text-caption font-medium">
                {SAY.yourAnswer}, {dateText(answeredAt)}
              </p>
              <p className="mt-1 max-w-[62ch] text-small whitespace-pre-line">{answer}</p>
            </div>
          )}
          {open && <AnswerForm email={email} first={draft} send={send} onClose={() => setOpen(false)} />}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 lg:flex-col lg:items-end">
          {answeredAt === null && !open && (
            <Button
              kind="outline"
              className="min-h-11 px-5!"
              data-key="r"
              aria-label={SAY.answerOf(from)}
              onClick={() => setOpen(true)}
            >
              {SAY.answer}
            </Button>
          )}
          {answeredAt === null && !open && (
            <Button
              kind="quiet"
              className="min-h-11"
              data-key="e"
              aria-label={SAY.markOf(from)}
              onClick={() => mark(true)}
            >
              {SAY.mark}
            </Button>
          )}
          {answeredAt !== null && fresh && (
            <p role="status" className="text-small text-soot lg:text-right">
              {answer ? SAY.sent : SAY.marked}{' '}
              <button type="button" className="link min-h-11 text-ink" onClick={() => mark(false)}>
                {SAY.undo}
              </button>
            </p>
          )}
          {answeredAt !== null && !fresh && !answer && (
            <>
              <p className="text-small text-soot">{SAY.elsewhere}</p>
              <Button kind="quiet" className="min-h-11" onClick={() => mark(false)}>
                {SAY.open}
              </Button>
            </>
          )}
          <p role="alert" className="text-caption text-danger">
            {error}
          </p>
        </div>
      </article>
    </li>
  );
}
