/** State and page of a list, kept in the address; the first state is the default. */
import { useMemo, useState } from 'react';

export type StateView<State extends string> = { readonly state: State; readonly page: number };

export function useStateView<State extends string>(path: string, states: readonly [State, ...State[]]) {
  const pathOf = ({ state, page }: StateView<State>) => {
    const query = new URLSearchParams({
      ...(state !== states[0] && { state }),
      ...(page > 1 && { page: String(page) }),
    }).toString();
    return `${path}${query && `?${query}`}`;
  };
  const [view, setView] = useState<StateView<State>>(() => {
    const given = new URLSearchParams(window.location.search);
    return {
      state: states.find((one) => one === given.get('state')) ?? states[0],
      page: Math.max(1, Math.floor(Number(given.get('page'))) || 1),
    };
  });
  const go = (next: StateView<State>) => {
    setView(next);
    window.history.replaceState(null, '', pathOf(next));
    window.scrollTo({ top: 0 });
  };
  /** Stable while the view is the same, as useCall() needs it. */
  const query = useMemo(() => ({ query: { state: view.state, page: String(view.page) } }), [view]);
  return { view, query, pathOf, go };
}
