/** The 3D model of a made-to-order piece, in the cloth and wood that its product page has selected. */
import { firstSelection } from '../../core/configuration/configure.ts';
import { CHOOSER_COPY as SAY } from '../../core/configuration/copy.ts';
import { splitSku } from '../../core/configuration/key.ts';
import { selectionShown, shownNames, valuesOf, variantName } from '../../core/configuration/model-variant.ts';
import { readConfiguration } from '../../core/configuration/reader.ts';
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { fetchProduct } from '../../stores/product.ts';
import { dressModel, placeModel } from './place-model.ts';
import { variantInAddress } from './variant-address.ts';

type Said = { readonly path: string; readonly name: string; readonly slug: string };

/** What the address selects of a piece, as the name of a variant and in words. */
async function readerOf(slug: string): Promise<() => { readonly variant: string; readonly words: string }> {
  // Without it the model shows its first choices.
  const product = await fetchProduct(slug).catch(() => null);
  const model = readConfiguration(product?.configuration);
  const first = model && firstSelection(model);
  if (!product || !model || !first) return () => ({ variant: '', words: '' });
  return () => {
    const sku = variantInAddress();
    const selection = selectionShown(model, first, { key: splitSku(sku).key, values: valuesOf(product, sku) });
    return { variant: variantName(model, selection), words: SAY.shownIn(shownNames(model, selection)) };
  };
}

/** Shows the model, follows the page's choices from then on, and says what is shown. */
export async function showAsChosen(stage: HTMLElement, { path, name, slug }: Said, say: (words: string) => void) {
  const read = await readerOf(slug);
  const viewer = await placeModel(stage, path, name, { 'variant-name': read().variant });
  const follow = () => {
    const { variant, words } = read();
    const shown = dressModel(viewer, variant) ? words : SAY.oneModel;
    say(`${words ? shown : ''} ${PRODUCT_COPY.room.turn}`.trim());
  };
  follow();
  // The page writes its choice into the address after the event.
  document.addEventListener('change', () => setTimeout(follow));
}
