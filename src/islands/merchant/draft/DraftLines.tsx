/** The pieces of the form: quantity, swap and removal of each, and the search that adds more. */
import { useRef, useState } from 'react';
import { type DraftLine, withPiece } from '../../../core/merchant/order-draft.ts';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';
import { DraftRow } from './DraftRow.tsx';
import { PieceSearch } from './PieceSearch.tsx';

type Props = {
  readonly lines: readonly DraftLine[];
  readonly error?: string | undefined;
  readonly onChange: (lines: readonly DraftLine[]) => void;
};

export function DraftLines({ lines, error, onChange }: Props) {
  const [swapping, setSwapping] = useState('');
  const [said, setSaid] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const swapped = lines.find(({ sku }) => sku === swapping) ?? null;
  const change = (sku: string, quantity: number) =>
    onChange(lines.map((line) => (line.sku === sku ? { ...line, quantity } : line)));

  return (
    <div>
      {lines.length === 0 ? (
        <p className="border-y py-5 text-small text-soot">{SAY.none}</p>
      ) : (
        <ul aria-label={SAY.pieces} className="border-t">
          {lines.map((line) => (
            <DraftRow
              key={line.sku}
              line={line}
              swapped={line.sku === swapping}
              onQuantity={(quantity) => change(line.sku, quantity)}
              onSwap={() => {
                setSwapping(line.sku === swapping ? '' : line.sku);
                if (line.sku !== swapping) search.current?.focus();
              }}
              onRemove={() => {
                onChange(lines.filter(({ sku }) => sku !== line.sku));
                search.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="pt-5">
        <PieceSearch
          ref={search}
          swapping={swapped}
          error={error}
          onChoose={(piece) => {
            onChange(withPiece(lines, piece, swapping));
            setSwapping('');
            setSaid(SAY.added(piece.name));
            search.current?.focus();
          }}
        />
      </div>
    </div>
  );
}
