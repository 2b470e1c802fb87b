/** A form that is saved as a whole: what is unsaved, faults in place, another person's change. Nothing that was typed is lost by a failure. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { FORM_COPY as SAY } from '../../core/merchant/entry-form-copy.ts';
import { isSame } from '../../core/product/fields.ts';
import { ApiError } from '../../core/shop/api-error.ts';
import { asObject } from '../../core/shop/read.ts';
import { type Fault, type FormStatus, failureMessage, faultsIn } from './save-state.ts';

/** Names of a form's fields that are texts. */
type TextName<Form> = { [Name in keyof Form & string]: Form[Name] extends string ? Name : never }[keyof Form & string];

type Options<Form, Saved> = {
  /** null: nothing is saved yet. */
  readonly loaded: Saved | null;
  readonly empty: Form;
  readonly formOf: (saved: Saved) => Form;
  /** Sends the form; from is what it was made from. */
  readonly send: (form: Form, from: Saved | null) => Promise<Saved>;
  /** Reads the other version from the body of a 409. */
  readonly theirsIn: (body: Readonly<Record<string, unknown>>) => Saved | null;
};

export function useForm<Form extends object, Saved>({ loaded, empty, formOf, send, theirsIn }: Options<Form, Saved>) {
  const [first] = useState(() => (loaded ? formOf(loaded) : empty));
  const [saved, setSaved] = useState(loaded);
  const [form, setForm] = useState(first);
  const [base, setBase] = useState(first);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [status, setStatus] = useState<FormStatus<Saved>>({ state: 'idle' });
  const root = useRef<HTMLFormElement>(null);
  const isDirty = useMemo(() => !isSame(form, base), [form, base]);
  const set = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }));

  // The first fault gets the focus once it stands at its field.
  useEffect(() => {
    if (faults.length > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  function failed(error: unknown): void {
    console.warn(error);
    const found = faultsIn(error);
    const body = error instanceof ApiError && error.status === 409 ? asObject(error.body) : null;
    const theirs = body && theirsIn(body);
    setFaults(found);
    if (theirs) setStatus({ state: 'moved', message: (error as ApiError).message, theirs });
    else if (found.length > 0) setStatus({ state: 'failed', message: SAY.faults(found.length) });
    else setStatus({ state: 'failed', message: failureMessage(error, SAY.failed) });
  }

  /** Returns what was saved, or null. */
  async function save(from: Saved | null = saved): Promise<Saved | null> {
    if (status.state === 'saving') return null;
    if (!navigator.onLine) {
      setStatus({ state: 'failed', message: SAY.offline });
      return null;
    }
    const sent = form;
    setStatus({ state: 'saving' });
    try {
      const fresh = await send(sent, from);
      const next = formOf(fresh);
      setForm((now) => (now === sent ? next : now));
      setBase(next);
      setSaved(fresh);
      setFaults([]);
      setStatus({ state: 'saved', at: new Date() });
      return fresh;
    } catch (error) {
      failed(error);
      return null;
    }
  }

  function loadTheirs(theirs: Saved): void {
    const next = formOf(theirs);
    setSaved(theirs);
    setForm(next);
    setBase(next);
    setFaults([]);
    setStatus({ state: 'idle' });
  }
  const errors = useMemo(() => new Map(faults.map(({ field, message }) => [field, message])), [faults]);
  const errorOf = (field: string): string | undefined => errors.get(field);
  return {
    ...{ saved, form, set, isDirty, status, save, loadTheirs, root },
    /** After another person's change: saves this form over it. */
    keepMine: (theirs: Saved) => save(theirs),
    /** The fault of a field, until it is saved again. */
    errorOf,
    /** What a field for a text of the form needs. */
    bind: (name: TextName<Form>) => ({
      value: form[name] as string,
      error: errorOf(name),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        set({ [name]: target.value } as Partial<Form>),
    }),
  };
}

export type FormState<Form extends object, Saved> = ReturnType<typeof useForm<Form, Saved>>;
