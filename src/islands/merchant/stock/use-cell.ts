/** State of one number edited in place: typed text, saving, undo, and the choice after a conflict. */
import { useEffect, useRef, useState } from 'react';
import { type CellKind, type CellState, cellText, groupedText, parseCell } from '../../../core/merchant/cell.ts';
import { STOCK_LIST } from '../../../core/merchant/constants.ts';
import { STOCK_COPY as SAY } from '../../../core/merchant/stock-copy.ts';
import { ApiError } from '../../../core/shop/api-error.ts';
import { announce } from '../../../stores/announcements.ts';
import { messageOf } from '../message-of.ts';

const IDLE: CellState = { state: 'idle' };

export type CellDeps = {
  readonly kind: CellKind;
  readonly label: string;
  /** The stored number. */
  readonly value: number;
  /** Stores a number if the stored one is still `seen`. Throws ApiError. */
  readonly save: (value: number, seen: number) => Promise<void>;
  /** Returns the stored number after a conflict. */
  readonly present: () => Promise<number>;
};

export function useCell({ kind, label, value, save, present }: CellDeps) {
  /** null: the field shows the stored number. */
  const [typed, setTyped] = useState<string | null>(null);
  const [cell, setCell] = useState<CellState>(IDLE);
  /** Enter moves the focus, so that the field is left while it saves. */
  const isBusy = useRef(false);

  useEffect(() => {
    if (cell.state !== 'saved') return;
    const timer = setTimeout(() => setCell(IDLE), STOCK_LIST.undoMs);
    return () => clearTimeout(timer);
  }, [cell]);

  async function store(wanted: number, seen: number, undoing: boolean): Promise<void> {
    if (!navigator.onLine) return setCell({ state: 'failed', message: SAY.offline });
    if (isBusy.current) return;
    isBusy.current = true;
    setTyped(cellText(kind, wanted));
    setCell({ state: 'saving' });
    try {
      await save(wanted, seen);
      setTyped(null);
      setCell(undoing ? IDLE : { state: 'saved', former: seen });
      announce(undoing ? SAY.undone(label) : SAY.savedOf(label, groupedText(kind, wanted)));
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409;
      const now = isStale ? await present().catch(() => null) : null;
      if (now === wanted) {
        setTyped(null);
        return setCell(IDLE);
      }
      setCell(
        now === null
          ? { state: 'failed', message: messageOf(error, SAY.offline, SAY.unreached) }
          : { state: 'conflict', present: now },
      );
    } finally {
      isBusy.current = false;
    }
  }

  const wanted = typed === null ? value : parseCell(kind, typed);
  return {
    cell,
    text: typed ?? groupedText(kind, value),
    isUnsaved: typed !== null && wanted !== value,
    type: (text: string) => {
      setTyped(text);
      if (cell.state !== 'idle') setCell(IDLE);
    },
    /** Saves what was typed, if it differs. */
    commit: () => {
      if (typed === null || cell.state === 'saving' || cell.state === 'conflict') return;
      if (wanted === null) return setCell({ state: 'failed', message: SAY.notWhole });
      if (wanted === value) return setTyped(null);
      store(wanted, value, false);
    },
    restore: () => {
      if (cell.state === 'saving') return;
      setTyped(null);
      setCell(IDLE);
    },
    undo: () => cell.state === 'saved' && store(cell.former, value, true),
    /** After a conflict: stores the typed number over the present one. */
    insist: () => cell.state === 'conflict' && wanted !== null && store(wanted, cell.present, false),
  };
}
