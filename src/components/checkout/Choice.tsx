/** Radio option as a full-width row. */
import type { ReactNode } from 'react';

type Props = {
  readonly name: string;
  readonly value: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly wrong?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

export function Choice({ name, value, chosen, onChoose, wrong = false, disabled = false, children }: Props) {
  return (
    <label
      className={`flex gap-4 border-b px-4 py-4 transition-colors first-of-type:border-t ${disabled ? 'text-soot' : 'cursor-pointer hover:bg-linen/60'} ${chosen ? 'bg-linen/60' : ''}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        disabled={disabled}
        aria-invalid={wrong || undefined}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
