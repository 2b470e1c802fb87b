/** State of the product editor: the form, what is saved, and saving. Nothing that was typed is lost by a failure. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditedProduct } from '../../../core/merchant/edited-product-shapes.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { formOf, type ProductForm } from '../../../core/merchant/product-form.ts';
import { readForm } from '../../../core/merchant/product-form-reader.ts';
import { readEditedProduct } from '../../../core/merchant/product-reader.ts';
import { isSame } from '../../../core/product/fields.ts';
import { ApiError } from '../../../core/shop/api-error.ts';
import { asObject } from '../../../core/shop/read.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { type Fault, type FormStatus, failureMessage, faultsIn } from '../save-state.ts';

/** Takes ids and seen stock of saved variants into a form that was typed in while it was saved. */
function withSaved(form: ProductForm, saved: ProductForm): ProductForm {
  const bySku = new Map(saved.variants.map((row) => [row.values.join('\n'), row]));
  const variants = form.variants.map((row) => {
    const now = bySku.get(row.values.join('\n'));
    if (!now) return row;
    const isTouched = row.stock !== (row.seen === null ? row.stock : String(row.seen));
    return { ...row, id: now.id, seen: now.seen, stock: isTouched ? row.stock : now.stock };
  });
  return { ...form, variants };
}

export function useEditor(first: ProductForm, loaded: EditedProduct | null) {
  const [product, setProduct] = useState(loaded);
  const [form, setForm] = useState(first);
  const [base, setBase] = useState(first);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [status, setStatus] = useState<FormStatus<EditedProduct>>({ state: 'idle' });
  const current = useRef(form);
  current.current = form;
  const isDirty = useMemo(() => !isSame(form, base), [form, base]);

  const set = useCallback((part: Partial<ProductForm>) => setForm((now) => ({ ...now, ...part })), []);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isDirty) window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  // The first fault gets the focus once it stands at its field.
  useEffect(() => {
    if (faults.length > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [faults]);

  function load(next: EditedProduct): void {
    const fresh = formOf(next);
    setProduct(next);
    setForm(fresh);
    setBase(fresh);
    setFaults([]);
  }

  /** Shows faults in place. */
  function refuse(found: readonly Fault[], message: string): void {
    setFaults(found);
    setStatus({ state: 'failed', message });
  }

  function failed(error: unknown): void {
    console.warn(error);
    const found = faultsIn(error);
    const theirs =
      error instanceof ApiError && error.status === 409 ? readEditedProduct(asObject(error.body)?.product) : null;
    if (theirs) setStatus({ state: 'moved', message: (error as ApiError).message, theirs });
    else if (found.length > 0) refuse(found, SAY.faults(found.length));
    else setStatus({ state: 'failed', message: failureMessage(error, SAY.failed) });
  }

  async function save(from: EditedProduct | null = product, sent: ProductForm = current.current): Promise<void> {
    if (status.state === 'saving') return;
    const read = readForm(sent);
    if ('faults' in read) return refuse(read.faults, SAY.faults(read.faults.length));
    if (!navigator.onLine) return setStatus({ state: 'failed', message: SAY.offline });
    setStatus({ state: 'saving' });
    try {
      const saved = from
        ? await callMerchant(MERCHANT_ENDPOINTS.changeProduct, {
            params: { slug: from.slug },
            body: { ...read.draft, version: from.version },
          })
        : await callMerchant(MERCHANT_ENDPOINTS.addProduct, { body: read.draft });
      const fresh = formOf(saved);
      setForm((now) => (now === sent ? fresh : withSaved(now, fresh)));
      setBase(fresh);
      setProduct(saved);
      setFaults([]);
      setStatus({ state: 'saved', at: new Date() });
    } catch (error) {
      failed(error);
    }
  }

  /** Deletes, restores or otherwise sets the state at once, without the form's other changes. */
  async function setState(state: EditedProduct['state'], publishFrom: string | null = null): Promise<void> {
    if (!product) return;
    setStatus({ state: 'saving' });
    try {
      load(
        await callMerchant(MERCHANT_ENDPOINTS.setProductState, {
          params: { slug: product.slug },
          body: { state, publishFrom },
        }),
      );
      setStatus({ state: 'idle' });
    } catch (error) {
      failed(error);
    }
  }

  /** After another person's change: saves this form over it. */
  function keepMine(theirs: EditedProduct): void {
    const mine = withSaved(form, formOf(theirs));
    setForm(mine);
    current.current = mine;
    save(theirs, mine);
  }
  function loadTheirs(theirs: EditedProduct): void {
    load(theirs);
    setStatus({ state: 'idle' });
  }

  const errors = useMemo(() => new Map(faults.map(({ field, message }) => [field, message])), [faults]);
  return {
    ...{ product, form, set, isDirty, status, setStatus, save, setState, keepMine, loadTheirs },
    faults: faults.length,
    /** The fault of a field, until it is saved again. */
    errorOf: (field: string): string | undefined => errors.get(field),
  };
}

export type Editor = ReturnType<typeof useEditor>;
