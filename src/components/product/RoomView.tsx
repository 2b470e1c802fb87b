/** Button that loads the 3D model, and the container for its viewer; hidden without a model. See islands/product/room-view.ts. */
import { Box } from 'lucide-react';
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { Icon } from '../Icon.tsx';

type Props = {
  readonly path: string | null;
  readonly name: string;
  /** Slug of a made-to-order piece, whose model shows what is chosen. */
  readonly choices?: string | undefined;
};

export function RoomView({ path, name, choices }: Props) {
  return (
    <div className="unscripted:hidden" data-room hidden={path === null}>
      <div data-stage hidden className="aspect-square w-full bg-linen sm:aspect-4/3" />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <button
          type="button"
          data-model={path ?? ''}
          data-name={name}
          data-choices={choices}
          className="inline-flex min-h-12 items-center gap-2.5 rounded-control border border-current px-6 text-small font-medium transition-colors hover:border-ink hover:bg-ink hover:text-paper disabled:opacity-60"
        >
          <Icon of={Box} size={18} />
          {PRODUCT_COPY.room.button}
        </button>
        <p data-stage-words role="status" className="text-small text-soot" />
      </div>
    </div>
  );
}
