/** One category, collection or slide of the list. */
import { Picture } from '../../../components/Picture.tsx';
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';
import type { Entry } from '../../../core/merchant/entry-shapes.ts';
import { OrderButtons } from '../OrderButtons.tsx';
import { pictureData } from '../products/picture-data.ts';
import { entryHref } from './hrefs.ts';

type Props = {
  readonly entry: Entry;
  readonly index: number;
  readonly total: number;
  readonly mayArrange: boolean;
  readonly onMove: (to: number) => void;
  readonly onDrag: () => void;
  readonly onDropOn: () => void;
};

/** What stands below the title. */
function detailsOf({ kind, products, fields }: Entry): string {
  const count = kind === 'categories' ? SAY.products(products) : SAY.pieceCount(products);
  const marks = [
    ...('topSelling' in fields && fields.topSelling ? [SAY.topSelling] : []),
    ...('active' in fields && !fields.active ? [SAY.inactive] : []),
  ];
  const line = 'short' in fields ? fields.short : 'line' in fields ? fields.line : fields.subText;
  return [count, ...marks, line].join(' · ');
}

export function EntryRow({ entry, index, total, mayArrange, onMove, onDrag, onDropOn }: Props) {
  const { kind, slug, title, fields } = entry;
  return (
    <li
      data-step
      draggable={mayArrange}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropOn();
      }}
      className="relative grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b py-3 hover:bg-linen/50 md:gap-x-6"
    >
      <div className="aspect-4/3 overflow-hidden bg-linen">
        {fields.picture && (
          <Picture
            picture={pictureData(fields.picture)}
            alt=""
            sizes="72px"
            max={320}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        <a
          href={entryHref(kind, slug)}
          draggable={false}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {title}
        </a>
        <p className="truncate text-caption text-soot">{detailsOf(entry)}</p>
      </div>
      <div className="relative z-1 flex max-md:flex-col">
        {mayArrange && <OrderButtons name={title} index={index} total={total} onMove={onMove} />}
      </div>
    </li>
  );
}
