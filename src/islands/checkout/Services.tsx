/** Services with their prices. One that carries pieces in says first what cannot work: doors, rooms and stairs. */
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import type { QuoteView } from '../../core/checkout/quote-reader.ts';
import { DoorFields } from './DoorFields.tsx';
import { Service } from './Service.tsx';

export function Services({ quote }: { readonly quote: QuoteView }) {
  const { services } = quote;
  return (
    <section aria-labelledby="services">
      <h3 id="services" className="text-small font-medium">
        {SAY.servicesTitle}
      </h3>
      <p className="pb-3 text-caption text-soot">{SAY.serviceLine}</p>
      <ul>
        {services.map((service) => (
          <Service key={service.id} service={service} quote={quote} />
        ))}
      </ul>
      {services.some(({ carriesIn }) => carriesIn) && <DoorFields />}
    </section>
  );
}
