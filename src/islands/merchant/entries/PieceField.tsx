/** Products of a collection, slide or picture: found by name, removed, and reordered where the order matters. */
import { X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Field } from '../../../components/Field.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { movedTo } from '../../../core/merchant/entry-form.ts';
import { ENTRY_COPY } from '../../../core/merchant/entry-form-copy.ts';
import { announce } from '../../../stores/announcements.ts';
import { OrderButtons } from '../OrderButtons.tsx';
import { type Piece, useFound } from './use-found.ts';

const { pieces: SAY } = ENTRY_COPY;

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly isOrdered?: boolean;
  readonly pieces: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly error: string | undefined;
  readonly onChange: (pieces: readonly string[]) => void;
  readonly onNamed: (slug: string, name: string) => void;
};

export function PieceField({ label, hint, most, isOrdered = false, pieces, names, error, onChange, onNamed }: Props) {
  const [words, setWords] = useState('');
  const { found, isFailed } = useFound(words);
  const search = useRef<HTMLInputElement>(null);
  const dragged = useRef<number | null>(null);
  const nameOf = (slug: string) => names[slug] ?? SAY.gone(slug);
  const free = found?.filter(({ slug }) => !pieces.includes(slug)) ?? null;
  const isFull = pieces.length >= most && most > 1;

  function add({ slug, name }: Piece): void {
    onNamed(slug, name);
    // A single piece is replaced.
    onChange(most === 1 ? [slug] : [...pieces, slug]);
    setWords('');
    announce(SAY.added(name));
    search.current?.focus();
  }
  function remove(slug: string): void {
    onChange(pieces.filter((one) => one !== slug));
    announce(SAY.removed(nameOf(slug)));
    search.current?.focus();
  }
  function move(from: number, to: number): void {
    if (from === to) return;
    onChange(movedTo(pieces, from, to));
    announce(ENTRY_COPY.moved(nameOf(pieces[from] ?? ''), to + 1));
  }

  /** Only rows of this list are dropped: not files, and not rows of another one. */
  function over(event: DragEvent): void {
    if (dragged.current !== null) event.preventDefault();
  }
  function drop(event: DragEvent, to: number): void {
    if (dragged.current === null) return;
    event.preventDefault();
    move(dragged.current, to);
    dragged.current = null;
  }

  return (
    <div>
      <Field
        ref={search}
        label={label}
        hint={isFull ? SAY.full(most) : hint}
        error={error ?? (isFailed ? SAY.failed : undefined)}
        autoComplete="off"
        disabled={isFull}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (free?.[0]) add(free[0]);
        }}
      />
      <div role="status">
        {free && (
          <ul className="border-x border-b bg-paper">
            {free.map((piece) => (
              <li key={piece.slug}>
                <button
                  type="button"
                  aria-label={SAY.add(piece.name)}
                  className="block min-h-11 w-full px-3.5 text-left text-small hover:bg-linen"
                  onClick={() => add(piece)}
                >
                  {piece.name}
                </button>
              </li>
            ))}
            {free.length === 0 && <li className="px-3.5 py-3 text-small text-soot">{SAY.noMatch}</li>}
          </ul>
        )}
      </div>
      {pieces.length === 0 && most > 1 && <p className="pt-4 text-small text-soot">{SAY.none}</p>}
      <ol className="mt-3">
        {pieces.map((slug, index) => (
          <li
            key={slug}
            className={`flex min-h-12 items-center justify-between gap-4 border-b text-small ${isOrdered ? 'cursor-grab' : ''}`}
            draggable={isOrdered}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              dragged.current = index;
            }}
            onDragOver={over}
            onDrop={(event) => drop(event, index)}
          >
            <span className="min-w-0 truncate">
              {isOrdered && <span className="inline-block w-9 text-soot tabular-nums">{index + 1}</span>}
              {nameOf(slug)}
            </span>
            <span className="flex shrink-0">
              {isOrdered && (
                <OrderButtons
                  name={nameOf(slug)}
                  index={index}
                  total={pieces.length}
                  onMove={(to) => move(index, to)}
                />
              )}
              <button
                type="button"
                aria-label={SAY.remove(nameOf(slug))}
                className="grid size-11 place-items-center text-soot hover:text-ink"
                onClick={() => remove(slug)}
              >
                <Icon of={X} size={18} />
              </button>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
