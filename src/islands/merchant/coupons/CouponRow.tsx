/** A coupon in the list: what it takes off, for which orders and days, how often it was used. */
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { STOCK_LIST } from '../../../core/merchant/constants.ts';
import { type Coupon, couponState } from '../../../core/merchant/coupon.ts';
import { withEnd } from '../../../core/merchant/coupon-form.ts';
import { COUPON_COPY as SAY } from '../../../core/merchant/coupons-copy.ts';
import { dateText } from '../../../core/merchant/day-text.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { exactMoney } from '../../../core/shop/money.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { messageOf } from '../message-of.ts';

type Props = {
  readonly coupon: Coupon;
  readonly onChanged: (change: Partial<Coupon>) => void;
  readonly onEdit: () => void;
};

function worthOf({ percent, amount, maxDiscount, minSubtotal }: Coupon): string {
  return [
    percent === null ? SAY.amount(exactMoney(amount ?? 0)) : SAY.percent(percent),
    maxDiscount !== null && SAY.most(exactMoney(maxDiscount)),
    minSubtotal > 0 && SAY.from(exactMoney(minSubtotal)),
  ]
    .filter(Boolean)
    .join(', ');
}

export function CouponRow({ coupon, onChanged, onEdit }: Props) {
  const { code, startsAt, endsAt, uses, used } = coupon;
  /** The end before it was ended here; undefined: it was not. */
  const [former, setFormer] = useState<string | null>();
  const [error, setError] = useState('');
  const state = couponState(coupon, new Date());

  useEffect(() => {
    if (former === undefined) return;
    const timer = setTimeout(() => setFormer(undefined), STOCK_LIST.undoMs);
    return () => clearTimeout(timer);
  }, [former]);

  async function setEnd(to: string | null, undoing: boolean): Promise<void> {
    setError('');
    if (!navigator.onLine) return setError(SAY.offline);
    onChanged({ endsAt: to });
    setFormer(undoing ? undefined : endsAt);
    try {
      await callMerchant(MERCHANT_ENDPOINTS.putCoupon, { body: withEnd(coupon, to) });
    } catch (cause) {
      onChanged({ endsAt });
      setFormer(undefined);
      setError(messageOf(cause, SAY.offline, SAY.notSaved));
    }
  }

  return (
    <li
      data-step
      className="grid gap-x-8 gap-y-1 border-t py-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:items-baseline"
    >
      <div>
        <p className="font-medium tracking-wide">{code}</p>
        <p className={`text-caption ${state === 'active' ? 'text-success' : 'text-soot'}`}>{SAY.state[state]}</p>
      </div>
      <div className="min-w-0 text-small">
        <p>{worthOf(coupon)}</p>
        <p className="text-soot">
          {[SAY.dates(dateText(startsAt ?? ''), dateText(endsAt ?? '')), SAY.used(used, uses)].join(' · ')}
        </p>
        <p role="alert" className="text-caption text-danger">
          {error}
        </p>
      </div>
      <div className="flex items-center gap-x-5">
        {former === undefined ? (
          (state === 'active' || state === 'planned') && (
            <Button
              kind="quiet"
              className="min-h-11"
              aria-label={SAY.endOf(code)}
              onClick={() => setEnd(new Date().toISOString(), false)}
            >
              {SAY.end}
            </Button>
          )
        ) : (
          <p role="status" className="text-small text-soot">
            {SAY.ended(code)}{' '}
            <button
              type="button"
              className="link min-h-11 text-ink"
              aria-label={SAY.undoOf(code)}
              onClick={() => setEnd(former, true)}
            >
              {SAY.undo}
            </button>
          </p>
        )}
        <Button kind="quiet" className="min-h-11" aria-label={SAY.changeOf(code)} onClick={onEdit}>
          {SAY.change}
        </Button>
      </div>
    </li>
  );
}
