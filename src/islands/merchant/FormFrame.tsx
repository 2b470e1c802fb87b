/** Frame of a form that is saved as a whole: another person's change above it, and the bar with Save below. */
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { FORM_COPY as SAY } from '../../core/merchant/entry-form-copy.ts';
import { MovedNotice } from './Notice.tsx';
import type { FormState } from './use-form.ts';

const clock = (at: Date) => at.toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' });

type Props<Form extends object, Saved> = {
  readonly state: FormState<Form, Saved>;
  readonly label: string;
  /** A picture is still arriving. */
  readonly isWaiting?: boolean;
  /** Saves; default: the form as it is. */
  readonly onSave?: () => void;
  /** Keeps the bar in sight. */
  readonly sticky?: boolean;
  /** Beside Save. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
};

export function FormFrame<Form extends object, Saved>(props: Props<Form, Saved>) {
  const { state, label, isWaiting = false, sticky = false, extra, children } = props;
  const { status, isDirty, save, root } = state;
  const onSave = props.onSave ?? (() => void save());
  const isFailed = status.state === 'failed' && !isWaiting;
  const isSaved = status.state === 'saved' && !isDirty;
  const isBusy = status.state === 'saving' || isWaiting;
  const message = () => {
    if (status.state === 'saving') return SAY.saving;
    if (isWaiting) return SAY.waiting;
    if (status.state === 'failed') return status.message;
    if (isDirty) return SAY.unsaved;
    return status.state === 'saved' ? SAY.savedAt(clock(status.at)) : SAY.nothing;
  };
  return (
    <form
      ref={root}
      noValidate
      aria-label={label}
      data-unsaved={isDirty || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSave();
      }}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
        event.preventDefault();
        if (!isBusy) onSave();
      }}
    >
      {status.state === 'moved' && (
        <MovedNotice
          copy={SAY}
          message={status.message || SAY.moved}
          onTheirs={() => state.loadTheirs(status.theirs)}
          onMine={() => state.keepMine(status.theirs)}
        />
      )}
      {children}
      {status.state !== 'moved' && (
        <div
          className={`mt-8 border-t bg-paper py-3 ${sticky ? 'sticky bottom-0 z-10 -mx-(--gutter) px-(--gutter)' : ''}`}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p
              role={isFailed ? 'alert' : 'status'}
              className={`min-w-0 flex-1 text-small ${isFailed ? 'text-danger' : isSaved ? 'text-success' : 'text-soot'}`}
            >
              {message()}
            </p>
            <div className="flex items-center gap-6">
              {extra}
              <Button type="submit" disabled={isBusy} aria-keyshortcuts="Control+S Meta+S">
                {status.state === 'saving' ? SAY.saving : SAY.save}
              </Button>
            </div>
          </div>
        </div>
      )}
    </form>
  );
}
