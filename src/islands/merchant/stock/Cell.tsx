/** A number edited in place. Enter saves and moves down, Escape restores; leaving the field saves too. */
import { type KeyboardEvent, useId } from 'react';
import { groupedText, parseCell } from '../../../core/merchant/cell.ts';
import { STOCK_COPY as SAY } from '../../../core/merchant/stock-copy.ts';
import { type CellDeps, useCell } from './use-cell.ts';

/** Moves to the field of the same column, rows further down; true when there is one. */
function move(from: HTMLElement, by: 1 | -1): boolean {
  const column = [...document.querySelectorAll<HTMLInputElement>(`[data-column="${from.dataset.column}"]`)];
  const next = column[column.indexOf(from as HTMLInputElement) + by];
  next?.focus();
  return next !== undefined;
}

const INPUT =
  'h-11 w-full border-(--edge) px-3 text-right tabular-nums focus:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger data-unsaved:bg-linen';
const BOX = 'rounded-control border bg-paper';
/** One line below the number: calmer beside numbers that are no fields. */
const LINE = 'border-b border-dashed bg-transparent text-small hover:border-solid focus:border-solid';
const ACTION = 'link min-h-8 text-caption text-ink';

export function Cell({ isPlain = false, ...props }: CellDeps & { readonly isPlain?: boolean }) {
  const { kind, label } = props;
  const { cell, text, isUnsaved, type, commit, restore, undo, insist } = useCell(props);
  const id = useId();
  const typed = parseCell(kind, text);

  function pressed(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget } = event;
    if (key === 'Escape') restore();
    else if (key === 'Enter') {
      commit();
      move(currentTarget, 1);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') move(currentTarget, key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  }

  return (
    <div className="min-w-0">
      <input
        inputMode="numeric"
        autoComplete="off"
        data-column={kind}
        data-unsaved={isUnsaved || undefined}
        aria-label={label}
        aria-invalid={cell.state === 'failed' || cell.state === 'conflict' || undefined}
        aria-describedby={`${id}-state`}
        readOnly={cell.state === 'saving'}
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={pressed}
        className={`${INPUT} ${isPlain ? LINE : BOX}`}
      />
      <div
        id={`${id}-state`}
        className="flex flex-wrap items-center justify-end gap-x-3 text-right text-caption text-soot"
      >
        {cell.state === 'saving' && <span className="py-1">{SAY.saving}</span>}
        {cell.state === 'saved' && (
          <>
            <span>{SAY.saved(groupedText(kind, cell.former))}</span>
            <button type="button" aria-label={SAY.undoOf(label)} className={ACTION} onClick={undo}>
              {SAY.undo}
            </button>
          </>
        )}
        {cell.state === 'failed' && (
          <span role="alert" className="py-1 text-danger">
            {cell.message}
          </span>
        )}
        {cell.state === 'conflict' && (
          <>
            <span role="alert" className="text-danger">
              {SAY.conflict(groupedText(kind, cell.present))}
            </span>
            <button type="button" className={ACTION} onClick={insist}>
              {SAY.setTo(typed === null ? text : groupedText(kind, typed))}
            </button>
            <button type="button" className={ACTION} onClick={restore}>
              {SAY.keep(groupedText(kind, cell.present))}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
