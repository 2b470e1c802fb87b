/** What the fields of all kinds are given. */
import type { ReactNode } from 'react';
import type { EntryForm } from '../../../core/merchant/entry-form.ts';
import type { Entry } from '../../../core/merchant/entry-shapes.ts';
import type { FormState } from '../use-form.ts';

export type EntryState = FormState<EntryForm, Entry>;

export type FieldsProps = {
  readonly state: EntryState;
  /** Names of products by slug. */
  readonly names: Readonly<Record<string, string>>;
  /** False: only texts may be changed. */
  readonly mayArrange: boolean;
  /** A product was chosen, whose name the form must show. */
  readonly onNamed: (slug: string, name: string) => void;
  readonly picture: ReactNode;
};
