/** Frame of a list by state: a tab per state with its count, the rows or an empty state, and the pages. */
import type { ReactNode } from 'react';
import { Pagination } from '../../components/catalogue/Pagination.tsx';
import { Empty } from '../../components/Empty.tsx';
import { Tabs } from './Tabs.tsx';
import type { useStateView } from './use-state-view.ts';

type Props<State extends string> = {
  readonly views: ReturnType<typeof useStateView<State>>;
  readonly states: readonly State[];
  readonly counts: Readonly<Record<State, number>>;
  readonly pageSize: number;
  readonly copy: {
    readonly stateName: string;
    readonly tab: (name: string, count: number) => string;
    readonly states: Readonly<Record<State, string>>;
    readonly none: Readonly<Record<State, string>>;
    readonly noneHint: string;
  };
  readonly rows: readonly ReactNode[];
  /** Follows the pages. */
  readonly children: ReactNode;
};

export function StateList<State extends string>(props: Props<State>) {
  const { views, states, counts, pageSize, copy, rows, children } = props;
  const { view, pathOf, go } = views;
  return (
    <div className="max-w-280">
      <Tabs
        label={copy.stateName}
        tabs={states.map((state) => [state, copy.tab(copy.states[state], counts[state])] as const)}
        chosen={view.state}
        onChoose={(state) => go({ state, page: 1 })}
      />
      {rows.length === 0 ? (
        <Empty
          title={copy.none[view.state]}
          hint={copy.noneHint}
          className="pt-8! md:pt-8! [&>h2]:max-w-none [&>h2]:text-heading"
        />
      ) : (
        <ul className="border-b">{rows}</ul>
      )}
      <Pagination
        page={view.page}
        pages={Math.ceil(counts[view.state] / pageSize)}
        hrefOf={(page) => pathOf({ ...view, page })}
        onGo={(page) => go({ ...view, page })}
        onNear={() => {}}
      />
      {children}
    </div>
  );
}
