/** Form of a category, collection or slide. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { EntryKind } from '../../../core/merchant/entry.ts';
import { EMPTY_ENTRY, entryFieldsOf, entryFormOf } from '../../../core/merchant/entry-form.ts';
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';
import { readEntry } from '../../../core/merchant/entry-reader.ts';
import type { Entry } from '../../../core/merchant/entry-shapes.ts';
import type { Staff } from '../../../core/merchant/staff.ts';
import { newKey } from '../../../core/merchant/variant-form.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { FormFrame } from '../FormFrame.tsx';
import { useUploads } from '../products/use-uploads.ts';
import { useAction } from '../use-action.ts';
import { useForm } from '../use-form.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { entryHref, listHref, removedHref } from './hrefs.ts';
import { PictureField } from './PictureField.tsx';
import { SlideFields } from './SlideFields.tsx';

type Props = { readonly kind: EntryKind; readonly loaded: Entry | null; readonly staff: Staff };

const FIELDS = { categories: CategoryFields, collections: CollectionFields, slides: SlideFields } as const;

/** Names of products that the form may hold, with those chosen since. */
export type Names = Readonly<Record<string, string>>;

export function EntryEditor({ kind, loaded, staff }: Props) {
  const [names, setNames] = useState<Names>(loaded?.names ?? {});
  const state = useForm({
    ...{ loaded, empty: EMPTY_ENTRY, formOf: entryFormOf },
    theirsIn: (body) => readEntry(body.entry),
    send: (form, from) => {
      const fields = entryFieldsOf(kind, form);
      return from
        ? callMerchant(MERCHANT_ENDPOINTS.changeEntry, {
            params: { kind, slug: from.slug },
            body: { version: from.version, fields },
          })
        : callMerchant(MERCHANT_ENDPOINTS.addEntry, { params: { kind }, body: { fields } });
    },
  });
  const { saved, set, form } = state;
  const alt = useRef('');
  alt.current = form.picture?.alt ?? '';
  const uploads = useUploads((hashes) => {
    const hash = hashes.at(-1);
    if (hash) set({ picture: { key: newKey(), hash, alt: '', focus: null } });
  });
  const removal = useAction();
  const mayArrange = kind !== 'categories' || staff.role !== 'editor';
  const title = saved?.title ?? SAY.kinds[kind].add;
  const slug = saved?.slug;

  useEffect(() => {
    // The heading is the layout's: outside of this island.
    const heading = document.querySelector('h1');
    if (heading) heading.textContent = title;
    document.title = document.title.replace(/^[^·]*/, `${title} `);
  }, [title]);
  // Before the page says that it is saved: a reload must open the same entry.
  useLayoutEffect(() => {
    if (slug) window.history.replaceState(null, '', entryHref(kind, slug));
  }, [kind, slug]);

  async function remove({ slug: gone, title: name }: Entry): Promise<void> {
    const isGone = await removal.run(() =>
      callMerchant(MERCHANT_ENDPOINTS.removeEntry, { params: { kind, slug: gone } }),
    );
    if (isGone) window.location.href = removedHref(kind, gone, name);
  }

  const Fields = FIELDS[kind];
  const inUse = kind === 'categories' ? (saved?.products ?? 0) : 0;
  return (
    <div className="max-w-220">
      <p className="-mt-3 pb-6">
        <a href={listHref(kind)} className="link inline-flex min-h-11 items-center text-small text-soot">
          {SAY.kinds[kind].toList}
        </a>
      </p>
      {saved?.hasFile && <p className="-mt-4 mb-8 max-w-[60ch] text-small text-soot">{SAY.hasFile}</p>}
      <FormFrame state={state} label={SAY.kinds[kind].one} isWaiting={uploads.isBusy} sticky>
        <div className="**:scroll-mb-24">
          <Fields
            state={state}
            names={names}
            mayArrange={mayArrange}
            onNamed={(piece, name) => setNames((now) => ({ ...now, [piece]: name }))}
            picture={<PictureField state={state} uploads={uploads} />}
          />
        </div>
      </FormFrame>
      {saved && mayArrange && (
        <div className="border-t py-6">
          <ErrorBox>{removal.error}</ErrorBox>
          {inUse > 0 ? (
            <p className="max-w-[60ch] text-small text-soot">{SAY.inUse(inUse)}</p>
          ) : (
            <Button
              kind="quiet"
              className="min-h-11 text-danger"
              disabled={removal.busy || state.isDirty}
              onClick={() => remove(saved)}
            >
              {SAY.delete}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
