/** Moves an item of a list one place up or down. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { ENTRY_COPY as SAY } from '../../core/merchant/entry-form-copy.ts';

type Props = {
  readonly name: string;
  readonly index: number;
  readonly total: number;
  readonly onMove: (to: number) => void;
};
const BUTTON = 'grid size-11 place-items-center text-soot hover:text-ink disabled:text-ink/25';

export function OrderButtons({ name, index, total, onMove }: Props) {
  return (
    <>
      <button
        type="button"
        className={BUTTON}
        disabled={index === 0}
        aria-label={SAY.earlier(name)}
        onClick={() => onMove(index - 1)}
      >
        <Icon of={ArrowUp} size={18} />
      </button>
      <button
        type="button"
        className={BUTTON}
        disabled={index === total - 1}
        aria-label={SAY.later(name)}
        onClick={() => onMove(index + 1)}
      >
        <Icon of={ArrowDown} size={18} />
      </button>
    </>
  );
}
