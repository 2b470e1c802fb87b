/** What became of saving a form: its states, the faults of its fields, and what a failure says. */
import { ApiError } from '../../core/shop/api-error.ts';
import { asObject } from '../../core/shop/read.ts';

export type FormStatus<Saved> =
  | { readonly state: 'idle' | 'saving' }
  | { readonly state: 'saved'; readonly at: Date }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'moved'; readonly message: string; readonly theirs: Saved };

/** field is a path such as picture.alt. */
export type Fault = { readonly field: string; readonly message: string };

/** The faults in the body of a 422. */
export function faultsIn(error: unknown): readonly Fault[] {
  const list = error instanceof ApiError ? asObject(error.body)?.faults : null;
  return Array.isArray(list) ? (list as Fault[]) : [];
}

/** The API's message; away where the API could not be reached or failed. */
export function failureMessage(error: unknown, away: string): string {
  const isAway = !(error instanceof ApiError) || error.kind === 'network' || error.status >= 500;
  return isAway ? away : error.message;
}
