/** Asks before something that cannot be undone. */
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { OFFICE_COPY } from '../../../core/merchant/office-copy.ts';
import { PEOPLE_COPY } from '../../../core/merchant/people-copy.ts';
import { useAction } from '../use-action.ts';

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly line: string;
  readonly button: string;
  readonly act: () => Promise<void>;
  readonly onClose: () => void;
};

export function ConfirmDialog({ open, title, line, button, act, onClose }: Props) {
  const { busy, error, run } = useAction();
  const confirm = async () => {
    if (await run(act)) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={PEOPLE_COPY.cancel}>
      <div className="flex flex-col gap-6 py-6">
        <p className="max-w-[48ch] text-soot">{line}</p>
        <ErrorBox>{error}</ErrorBox>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button disabled={busy} onClick={confirm}>
            {busy ? OFFICE_COPY.saving : button}
          </Button>
          <Button kind="quiet" className="min-h-11" onClick={onClose}>
            {PEOPLE_COPY.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
