/** Heading of a step; takes the focus when another step is opened. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Step } from '../../core/checkout/checkout.ts';
import { CHECKOUT_COPY as SAY } from '../../core/checkout/copy.ts';
import { SHOP_NAME } from '../../core/shop/built-name.ts';
import { titleOf } from '../../core/shop/routes.ts';
import { withShop } from '../../core/shop/shop-name.ts';
import { $step } from '../../stores/checkout.ts';

/** Id of the heading: dialogs and notices above a step move the focus to it when they close. */
export const STEP_HEADING = 'step';

type Props = { readonly step: Step; readonly line?: string; readonly title?: string };

export function StepHeading({ step, line, title = SAY.heading[step] }: Props) {
  const { moved } = useStore($step);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = withShop(titleOf(`${SAY.title}, ${SAY.step[step].toLowerCase()}`), SHOP_NAME);
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [step, moved]);
  return (
    <div className="mb-8">
      <h2 ref={heading} id={STEP_HEADING} tabIndex={-1} className="font-serif text-name outline-none">
        {title}
      </h2>
      {line && <p className="mt-3 max-w-[46ch] text-soot">{line}</p>}
    </div>
  );
}
