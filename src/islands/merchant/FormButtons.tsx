/** The buttons below a short form: the one that sends it, others, and Cancel. */
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';

type Props = {
  readonly label: string;
  readonly cancel: string;
  readonly disabled: boolean;
  readonly onClose: () => void;
  /** Between the two. */
  readonly children?: ReactNode;
};

export function FormButtons({ label, cancel, disabled, onClose, children }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button type="submit" disabled={disabled}>
        {label}
      </Button>
      {children}
      <Button kind="quiet" className="min-h-11" onClick={onClose}>
        {cancel}
      </Button>
    </p>
  );
}
