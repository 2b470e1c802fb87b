/** Delivered, or collected at one of the stores. Nothing for shops without such stores. */
import { Choice } from '../../../components/checkout/Choice.tsx';
import { dayText } from '../../../core/delivery/delivery.ts';
import type { OrderDraft } from '../../../core/merchant/order-draft.ts';
import { wantedOf } from '../../../core/merchant/order-draft-body.ts';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';
import { ORDER_ENDPOINTS } from '../../../core/order/endpoints.ts';
import { ORDER_PAGE_COPY } from '../../../core/order/page-copy.ts';
import type { PickupOffer } from '../../../core/order/pickup-reader.ts';
import { usePrice } from './use-price.ts';

type Props = { readonly draft: OrderDraft; readonly onChange: (store: string | null) => void };

function whenOf({ there, ready }: PickupOffer): string {
  if (there) return SAY.there;
  return ready ? SAY.readyOn(ORDER_PAGE_COPY.range(dayText(ready.from), dayText(ready.to))) : SAY.neverThere;
}

export function StoreChoice({ draft, onChange }: Props) {
  const lines = wantedOf(draft);
  const offered = usePrice(ORDER_ENDPOINTS.pickupStores, lines.length === 0 ? '' : JSON.stringify({ lines }));
  const stores = offered.data ?? [];
  if (stores.length === 0 && draft.delivery.store === null) return null;
  const rows = [
    { slug: null, name: SAY.delivered, line: '', isOpen: true },
    ...stores.map((store) => ({
      ...{ slug: store.slug, name: SAY.collectedAt(store.name), line: whenOf(store) },
      isOpen: store.ready !== null,
    })),
  ];
  return (
    <fieldset className="pb-6">
      <legend className="sr-only">{SAY.how}</legend>
      {rows.map(({ slug, name, line, isOpen }) => (
        <Choice
          key={slug ?? ''}
          name="store"
          value={slug ?? ''}
          chosen={draft.delivery.store === slug}
          disabled={!isOpen}
          onChoose={() => onChange(slug)}
        >
          <span className="flex flex-wrap justify-between gap-x-6">
            <span>{name}</span>
            <span className="text-small text-soot">{line}</span>
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}
