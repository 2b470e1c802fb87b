/** Review step: all details, each with a link to its step, and the order button. */
import { useStore } from '@nanostores/react';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { termsOf } from '../../core/checkout/access.ts';
import type { Step } from '../../core/checkout/checkout.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { accessText } from '../../core/delivery/measure-copy.ts';
import { asksAccess } from '../../core/delivery/service.ts';
import { slotText } from '../../core/delivery/slot-text.ts';
import { paymentMethodLine, paymentMethodName } from '../../core/payment/copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { checkoutPath, ROUTES } from '../../core/shop/routes.ts';
import { goTo } from '../../stores/checkout.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { $quote } from '../../stores/checkout-quote.ts';
import { Lines } from './Lines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StepNavigation } from './StepNavigation.tsx';

const SAY = CHECKOUT_COPY.review;
/** Few orders have a service that carries in. */
const FitWarning = lazy(async () => ({ default: (await import('./FitWarning.tsx')).FitWarning }));

type PartProps = { readonly name: string; readonly step: Step | null; readonly children: ReactNode };

/** step null: edited in the cart. */
function Part({ name, step, children }: PartProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-6 border-b py-5 sm:grid-cols-[7rem_1fr_auto]">
      <h3 className="text-small text-soot">{name}</h3>
      <div className="col-start-1 min-w-0 sm:col-start-2">{children}</div>
      <ButtonLink
        kind="quiet"
        className="col-start-2 row-span-2 row-start-1 -my-2.5 min-h-11 self-start sm:col-start-3 sm:row-span-1"
        href={step ? checkoutPath(step) : ROUTES.cart.path}
        aria-label={SAY.editOf(name)}
        onClick={(event) => {
          if (!step) return;
          event.preventDefault();
          goTo(step);
        }}
      >
        {SAY.edit}
      </ButtonLink>
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly string[] }) {
  return rows.filter(Boolean).map((row) => (
    <span key={row} className="block break-words">
      {row}
    </span>
  ));
}

function Policies() {
  const { terms, returns, shipping, privacy } = SAY.links;
  const links = [
    [terms, ROUTES.terms.path],
    [returns, ROUTES.returns.path],
    [shipping, ROUTES.shipping.path],
    [privacy, ROUTES.privacy.path],
  ] as const;
  return (
    <p className="mt-6 text-caption text-soot">
      {SAY.agree}{' '}
      {links.map(([name, href], index) => (
        <Fragment key={href}>
          {index > 0 && (index === links.length - 1 ? ` ${SAY.and} ` : ', ')}
          <a href={href} className="link">
            {name}
          </a>
        </Fragment>
      ))}
      .
    </p>
  );
}

export function ReviewStep() {
  const draft = useStore($draft);
  const { contact, address, other, payment } = draft;
  const { access, store } = termsOf(draft);
  const { data } = useStore($quote);
  const { step } = CHECKOUT_COPY;
  return (
    <>
      <StepHeading step="review" />
      <div className="border-t">
        <Part name={step.contact} step="contact">
          <Rows rows={[contact.name, contact.email, contact.phone]} />
        </Part>
        <Part name={store ? CHECKOUT_COPY.pickup.name : step.address} step="address">
          <Rows
            rows={[
              store ? '' : other ? address.name : contact.name,
              address.line1,
              address.line2,
              `${address.city} ${address.pin}`,
              address.state,
              other ? address.phone : '',
            ]}
          />
        </Part>
        <Part name={step.delivery} step="delivery">
          {data?.delivery && (
            <Rows
              rows={[
                (store ? SAY.atStore : CHECKOUT_COPY.summary.arrives)(
                  dayText(data.delivery.from),
                  dayText(data.delivery.to),
                ),
                data.parcels.length > 1 ? SAY.parcels(data.parcels.length) : '',
                ...data.vans.flatMap(({ parcel, slot }) =>
                  slot
                    ? [[data.parcels.length > 1 ? SAY.parcel(parcel) : '', slotText(slot)].filter(Boolean).join(': ')]
                    : [],
                ),
                ...data.services.filter(({ chosen }) => chosen).map(({ name }) => name),
                access && asksAccess(data.parcels, data.services) ? accessText(access) : '',
                data.shipping ? SAY.charge(exactMoney(data.shipping)) : store ? SAY.collecting : SAY.noCharge,
              ]}
            />
          )}
          {data?.services.some(({ chosen, carriesIn }) => chosen && carriesIn) && (
            <Suspense>
              <FitWarning quote={data} />
            </Suspense>
          )}
        </Part>
        <Part name={step.payment} step="payment">
          <Rows rows={[paymentMethodName(payment, store !== null), paymentMethodLine(payment, store !== null)]} />
        </Part>
        <div className="lg:hidden">
          <Part name={SAY.pieces} step={null}>
            {null}
          </Part>
          <div className="py-5">
            <Lines />
            <div className="pt-5">
              <OrderTotals />
            </div>
          </div>
        </div>
      </div>
      <Policies />
      <PlaceOrder />
      <StepNavigation step="review" />
    </>
  );
}
