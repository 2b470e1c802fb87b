/** The list of coupons and the form of one. */
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { type Coupon, couponState } from '../../../core/merchant/coupon.ts';
import { COUPON_COPY as SAY } from '../../../core/merchant/coupons-copy.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { Shortcuts } from '../Shortcuts.tsx';
import { useCall } from '../use-call.ts';
import { useUnsavedWarning } from '../use-unsaved.ts';
import { Waiting } from '../Waiting.tsx';
import { CouponForm } from './CouponForm.tsx';
import { CouponRow } from './CouponRow.tsx';

const RANK = { active: 0, planned: 1, spent: 2, ended: 3 } as const;

function inOrder(coupons: readonly Coupon[]): readonly Coupon[] {
  const now = new Date();
  const rank = (coupon: Coupon) => RANK[couponState(coupon, now)];
  return coupons.toSorted((a, b) => rank(a) - rank(b) || a.code.localeCompare(b.code));
}

export function Coupons() {
  const { response, reload, setData } = useCall(MERCHANT_ENDPOINTS.coupons);
  /** undefined: the form is closed. null: a new coupon. */
  const [edited, setEdited] = useState<Coupon | null>();
  useUnsavedWarning();
  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading') return <Waiting className="mb-3 h-16" />;
  const { data } = response;
  const add = (
    <Button kind={data.length === 0 ? 'solid' : 'outline'} onClick={() => setEdited(null)}>
      {SAY.add}
    </Button>
  );
  const close = () => setEdited(undefined);
  return (
    <div className="max-w-280">
      {data.length === 0 ? (
        <Empty
          title={SAY.none}
          hint={SAY.noneHint}
          className="border-t-0 pt-0! md:pt-0! [&>h2]:max-w-none [&>h2]:text-heading"
        >
          {add}
        </Empty>
      ) : (
        <>
          <p className="pb-6">{add}</p>
          <ul className="border-b">
            {inOrder(data).map((coupon) => (
              <CouponRow
                key={coupon.code}
                coupon={coupon}
                onEdit={() => setEdited(coupon)}
                onChanged={(change) =>
                  setData((list) => list.map((one) => (one.code === coupon.code ? { ...one, ...change } : one)))
                }
              />
            ))}
          </ul>
        </>
      )}
      <Dialog
        open={edited !== undefined}
        onClose={close}
        title={edited ? SAY.changeOf(edited.code) : SAY.add}
        closeLabel={SAY.close}
      >
        {edited !== undefined && (
          <CouponForm
            key={edited?.code ?? ''}
            coupon={edited}
            taken={data.map(({ code }) => code)}
            onSaved={reload}
            onClose={close}
          />
        )}
      </Dialog>
      <Shortcuts />
    </div>
  );
}
