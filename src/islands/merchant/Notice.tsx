/** A notice above a form. It takes the focus when it appears, because it stands above what was being edited. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';

const BOX = 'mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-2 bg-linen px-5 py-4';

export function Notice({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={`${BOX} scroll-mt-8 outline-none ${className}`}>
      {children}
    </div>
  );
}

type MovedProps = {
  readonly copy: { readonly movedHint: string; readonly loadTheirs: string; readonly keepMine: string };
  readonly message: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
};

/** Another person has saved meanwhile: take theirs, or keep what is typed. */
export function MovedNotice({ copy, message, onTheirs, onMine }: MovedProps) {
  return (
    <Notice className="border-clay">
      <div className="max-w-[60ch]">
        <p className="font-medium">{message}</p>
        <p className="text-small text-soot">{copy.movedHint}</p>
      </div>
      <div className="flex flex-wrap gap-4">
        <Button kind="outline" onClick={onTheirs}>
          {copy.loadTheirs}
        </Button>
        <Button onClick={onMine}>{copy.keepMine}</Button>
      </div>
    </Notice>
  );
}
