/** Puts a made-to-order piece together: samples, size, price and date on one screen. Loaded when it is opened. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { Dialog, DialogClose } from '../../../components/Dialog.tsx';
import { lineOf } from '../../../core/cart/line.ts';
import { CHOOSER_COPY as SAY } from '../../../core/configuration/copy.ts';
import type { ConfigurationModel } from '../../../core/configuration/model.ts';
import { configuredVariant } from '../../../core/configuration/variant.ts';
import { leavesText } from '../../../core/delivery/dispatch.ts';
import type { Picture } from '../../../core/images/picture.ts';
import type { Product } from '../../../core/product/product.ts';
import { COPY } from '../../../core/shop/copy.ts';
import { formatMoney } from '../../../core/shop/money.ts';
import { addToCart } from '../../../stores/cart.ts';
import { openPanel } from '../../../stores/panel.ts';
import { Delivery } from '../Delivery.tsx';
import { modelPathOf } from '../model-path.ts';
import { samplesButtonId } from '../samples/SamplesButton.tsx';
import type { OpenedSamples } from '../samples/samples-props.ts';
import { writeVariantAddress } from '../variant-address.ts';
import { SizeField } from './SizeField.tsx';
import { Stage } from './Stage.tsx';
import { Swatches } from './Swatches.tsx';
import { useSelection } from './use-selection.ts';

type Props = {
  readonly product: Product;
  readonly sku: string;
  readonly model: ConfigurationModel<Picture>;
  readonly town: string;
  readonly onClose: () => void;
};

export function Chooser({ product, sku, model, town, onClose }: Props) {
  const { selection, note, last, choose, configuration } = useSelection(model, sku);
  const [now, setNow] = useState<Date | null>(null);
  const [samples, setSamples] = useState<OpenedSamples | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setNow(new Date()), []);
  const variant = configuration && configuredVariant(sku, configuration);
  const price = variant?.price ? formatMoney(variant.price) : '';
  const leaves = variant?.lead ? leavesText(variant.lead, town, now) : '';

  /** Back to the choices, and to the button that opened the samples. */
  function leaveSamples(): void {
    // At once: the dialog takes a focus that is lost.
    flushSync(() => setSamples(null));
    if (samples) document.getElementById(samplesButtonId(samples.option))?.focus();
  }
  function close(): void {
    if (samples) {
      leaveSamples();
      return;
    }
    writeVariantAddress('');
    onClose();
  }
  function add(): void {
    if (!variant) return;
    addToCart(lineOf(product, variant, 1));
    onClose();
    openPanel('cart');
  }

  return (
    <Dialog open onClose={close} title={product.name} closeLabel={SAY.close} side="full" light bare first={heading}>
      <div className="flex h-full min-h-0 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_32rem]">
        <div className={samples ? 'contents max-lg:hidden' : 'contents'}>
          <Stage
            {...{ model, selection, last }}
            cover={product.pictures[0] ?? null}
            name={product.name}
            path={modelPathOf(product)}
          />
        </div>
        {samples && (
          <samples.View
            {...{ product, sku, model }}
            option={samples.option}
            chosen={selection[samples.option] ?? ''}
            onLeave={leaveSamples}
          />
        )}
        <div className={samples ? 'hidden' : 'flex min-h-0 flex-1 flex-col'}>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-10 sm:px-8">
            <div className="flex items-start justify-between gap-4 pt-6 sm:pt-9">
              <div>
                <p className="label text-soot">{SAY.label}</p>
                <h2 ref={heading} tabIndex={-1} className="mt-2 font-serif text-heading outline-none">
                  {product.name}
                </h2>
              </div>
              <DialogClose
                label={SAY.close}
                className="-mt-2 -mr-2.5 shrink-0 max-lg:fixed max-lg:top-3 max-lg:right-4 max-lg:z-20 max-lg:m-0 max-lg:bg-paper"
              />
            </div>
            {note && (
              <p role="alert" className="mt-5 border border-clay p-4 text-small">
                {note}
              </p>
            )}
            {model.options.map((option) => (
              <div key={option.id} className="mt-7 border-t pt-7 first-of-type:mt-6">
                {option.kind === 'size' ? (
                  <SizeField
                    model={model}
                    option={option}
                    selection={selection}
                    onChoose={(value) => choose(option, value)}
                  />
                ) : (
                  <Swatches
                    model={model}
                    option={option}
                    selection={selection}
                    onChoose={(value) => choose(option, value)}
                    onSamples={setSamples}
                  />
                )}
              </div>
            ))}
            <div className="mt-8 border-t pt-6 text-small">
              <Delivery sku={variant?.sku ?? null} line="" />
              <p className="mt-5 text-caption text-soot">{SAY.returns}</p>
              {model.options.some((one) => one.kind === 'choice' && one.choices.some(({ rubs }) => rubs)) && (
                <p className="mt-1 text-caption text-soot">{SAY.rubsMeaning}</p>
              )}
            </div>
          </div>
          <div className="flex shrink-0 items-center justify-between gap-5 border-t px-5 py-4 sm:px-8">
            <div className="min-w-0" aria-hidden="true">
              <p className="text-price tabular-nums">{price}</p>
              <p className="text-caption text-soot">{leaves}</p>
            </div>
            <p role="status" className="sr-only">
              {variant && SAY.price(price, leaves)}
            </p>
            <Button disabled={!variant} onClick={add} className="shrink-0">
              {COPY.product.addToCart}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
