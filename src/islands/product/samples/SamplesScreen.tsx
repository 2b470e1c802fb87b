/** A step of ordering samples: the way back, a heading that takes the focus, and a foot that stays in sight. */
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { SAMPLES_OFFER } from '../../../core/samples/offer-copy.ts';

type Props = {
  readonly title: string;
  readonly line?: string;
  readonly back?: { readonly words: string; readonly onPress: () => void };
  /** Stays at the bottom. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

export function SamplesScreen({ title, line, back, footer, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-label={SAMPLES_OFFER.open} className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-10 sm:px-8">
        <div className="mx-auto max-w-2xl">
          {back && (
            <button
              type="button"
              onClick={back.onPress}
              className="link mt-3 -mb-5 inline-flex min-h-11 items-center gap-2 text-small text-soot sm:mt-6"
            >
              <Icon of={ArrowLeft} size={18} />
              {back.words}
            </button>
          )}
          <h2 ref={heading} tabIndex={-1} className="mt-8 font-serif text-heading outline-none">
            {title}
          </h2>
          {line && <p className="mt-2 max-w-[46ch] text-small text-soot">{line}</p>}
          {children}
        </div>
      </div>
      <div className="shrink-0 border-t px-5 py-4 sm:px-8">
        <div className="mx-auto flex max-w-2xl items-center justify-between gap-5">{footer}</div>
      </div>
    </section>
  );
}
