/** Finds pieces by name or SKU, with price and stock, and adds one. */
import { Search } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { Field } from '../../../components/Field.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { NoPicture } from '../../../components/NoPicture.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { CART } from '../../../core/cart/constants.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { DraftLine } from '../../../core/merchant/order-draft.ts';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';
import type { StockItem } from '../../../core/merchant/stock.ts';
import { exactMoney } from '../../../core/shop/money.ts';
import { callMerchant } from '../../../stores/staff.ts';

const TYPING_MS = 250;
const MOST = '8';

const pieceOf = ({ sku, slug, name, variant, picture, price, stock }: StockItem): DraftLine => ({
  ...{ sku, slug, name, variant, picture, price, quantity: 1 },
  most: Math.min(stock, CART.maxPerLine),
});

type Found =
  | { readonly state: 'idle' | 'asking' | 'failed' }
  | { readonly state: 'found'; readonly rows: readonly StockItem[] };

type Props = {
  readonly ref?: Ref<HTMLInputElement>;
  /** The piece that another one shall replace; null: pieces are added. */
  readonly swapping: DraftLine | null;
  readonly error?: string | undefined;
  readonly onChoose: (piece: DraftLine) => void;
};

export function PieceSearch({ ref, swapping, error, onChoose }: Props) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ state: 'idle' });
  const asked = text.trim() || (swapping?.name ?? '');
  useEffect(() => {
    if (asked.length < 2) {
      setFound({ state: 'idle' });
      return;
    }
    let stale = false;
    setFound((now) => (now.state === 'found' ? now : { state: 'asking' }));
    const timer = setTimeout(async () => {
      const query = { q: asked, page: '1', pageSize: MOST };
      const next: Found = await callMerchant(MERCHANT_ENDPOINTS.stock, { query }).then(
        ({ rows }) => ({ state: 'found', rows }),
        () => ({ state: 'failed' }),
      );
      if (!stale) setFound(next);
    }, TYPING_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [asked]);
  const rows = found.state === 'found' ? found.rows.filter(({ sku }) => sku !== swapping?.sku) : [];
  const status = found.state === 'found' ? SAY.found(rows.length) : found.state === 'asking' ? SAY.searching : '';

  return (
    <search aria-label={SAY.search}>
      <Field
        ref={ref}
        name="search"
        label={SAY.search}
        hint={swapping ? SAY.swapHint(swapping.name) : SAY.searchHint}
        error={error}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // Enter must not send the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
        end={<Icon of={Search} size={18} className="mr-3 text-soot" />}
      />
      <p role="status" className="pt-2 text-small text-soot empty:hidden">
        {status}
      </p>
      {found.state === 'failed' && (
        <p role="alert" className="pt-2 text-small text-danger">
          {SAY.failed}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="mt-2 border-t">
          {rows.map((item) => {
            const piece = [item.name, item.variant].filter(Boolean).join(', ');
            return (
              <li key={item.sku} className="flex items-center gap-3 border-b py-2">
                {item.picture ? (
                  <Picture picture={item.picture} sizes="40px" max={320} alt="" className="h-12.5 w-10 shrink-0" />
                ) : (
                  <NoPicture className="h-12.5 w-10 shrink-0" />
                )}
                <p className="min-w-0 flex-1 text-small">
                  <span className="block">{item.name}</span>
                  <span className="block text-soot">{[item.variant, item.sku].filter(Boolean).join(', ')}</span>
                  <span className="block text-soot tabular-nums">
                    {exactMoney(item.price)}, {SAY.inStock(item.stock).toLowerCase()}
                  </span>
                </p>
                <button
                  type="button"
                  className="link min-h-11 px-2 text-small disabled:text-soot disabled:no-underline"
                  disabled={item.stock < 1}
                  aria-label={swapping ? SAY.replaceOf(piece) : SAY.addOf(piece)}
                  onClick={() => {
                    setText('');
                    onChoose(pieceOf(item));
                  }}
                >
                  {swapping ? SAY.replace : SAY.add}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </search>
  );
}
