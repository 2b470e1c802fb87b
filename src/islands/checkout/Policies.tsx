/** Links to the shop's policies above the button that places the order. */
import { Fragment } from 'react';
import { REVIEW_STEP_COPY as SAY } from '../../core/checkout/review-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';

export function Policies() {
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
