/** The product editor: texts, pictures, offers and place of one product, saved together. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { EditedProduct } from '../../../core/merchant/edited-product-shapes.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { emptyForm, formOf } from '../../../core/merchant/product-form.ts';
import type { ProductChoices } from '../../../core/merchant/product-reader.ts';
import { mayCall } from '../../../core/merchant/rights.ts';
import type { Staff } from '../../../core/merchant/staff.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { ConfigurationFacts } from './ConfigurationFacts.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import { ModelFields } from './ModelFields.tsx';
import { pictureOf } from './move-picture.ts';
import { Notices } from './Notices.tsx';
import { OfferFields } from './OfferFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { productHref } from './ProductRow.tsx';
import { SaveBar } from './SaveBar.tsx';
import { TextFields } from './TextFields.tsx';
import { useEditor } from './use-editor.ts';
import { useModelUpload } from './use-model-upload.ts';
import { useUploads } from './use-uploads.ts';

type Props = {
  /** null: a new product. */
  readonly loaded: EditedProduct | null;
  readonly choices: ProductChoices;
  readonly staff: Staff;
};

export function ProductEditor({ loaded, choices, staff }: Props) {
  const [first] = useState(() => (loaded ? formOf(loaded) : emptyForm(choices.categories[0]?.slug ?? '')));
  const editor = useEditor(first, loaded);
  const { form, set, product, status, setStatus, save, setState } = editor;
  const latest = useRef(form);
  latest.current = form;
  const uploads = useUploads((hashes) => {
    const pictures = [...latest.current.pictures, ...hashes.map(pictureOf)];
    latest.current = { ...latest.current, pictures };
    set({ pictures });
  });
  const modelUpload = useModelUpload((model) => set({ model }));
  const isBusy = uploads.isBusy || modelUpload.isBusy;
  const maySell = mayCall(staff.role, 'setProductState');
  const [before, setBefore] = useState<EditedProduct['state']>(loaded?.state ?? 'draft');
  const saving = useRef(() => {});
  saving.current = () => {
    if (!isBusy) save();
  };

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      saving.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const slug = product?.slug;
  const title = product?.name ?? SAY.newProduct;
  useEffect(() => {
    // The heading is the layout's: outside of this island.
    const heading = document.querySelector('h1');
    if (heading) heading.textContent = title;
    document.title = document.title.replace(/^[^·]*/, `${title} `);
  }, [title]);
  // Before the page says that it is saved: a reload must open the same product.
  useLayoutEffect(() => {
    if (slug) window.history.replaceState(null, '', productHref(slug));
  }, [slug]);

  async function copy(): Promise<void> {
    if (!slug) return;
    try {
      const made = await callMerchant(MERCHANT_ENDPOINTS.copyProduct, { params: { slug } });
      window.location.href = productHref(made.slug);
    } catch (error) {
      console.warn(error);
      setStatus({ state: 'failed', message: SAY.failed });
    }
  }
  function remove(): void {
    if (product) setBefore(product.state);
    setState('deleted');
  }

  return (
    <>
      <p className="-mt-3 pb-6">
        <a href={MERCHANT_PAGES.products.path} className="link inline-flex min-h-11 items-center text-small text-soot">
          {SAY.toList}
        </a>
      </p>
      <Notices editor={editor} onRestore={() => setState(before === 'deleted' ? 'hidden' : before)} />
      <div className="grid gap-x-12 **:scroll-mb-24 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <TextFields editor={editor} />
          <PictureFields editor={editor} uploads={uploads} />
          <ModelFields editor={editor} upload={modelUpload} />
          <OfferFields editor={editor} maySell={maySell} />
          <OptionFields editor={editor} maySell={maySell} />
          {product?.configuration && <ConfigurationFacts slug={product.slug} model={product.configuration} />}
          <MeasureFields editor={editor} choices={choices} />
        </div>
        <div className="max-xl:border-t max-xl:pt-8 xl:border-l xl:pl-8">
          <PlaceFields editor={editor} choices={choices} maySell={maySell} />
          {product && maySell && product.state !== 'deleted' && (
            <div className="flex gap-6 border-t py-6">
              <Button kind="quiet" className="min-h-11" disabled={editor.isDirty} onClick={copy}>
                {SAY.copy}
              </Button>
              <Button kind="quiet" className="min-h-11 text-danger" onClick={remove}>
                {SAY.delete}
              </Button>
            </div>
          )}
        </div>
      </div>
      {status.state !== 'moved' && product?.state !== 'deleted' && (
        <SaveBar editor={editor} isWaiting={isBusy} onSave={saving.current} />
      )}
    </>
  );
}
