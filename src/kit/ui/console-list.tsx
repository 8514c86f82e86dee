// A console's list page: its name, a search, tabs by state, the rows or why there are none, the pages.
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { LONGEST_KEYWORD } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { ConsoleHead } from './console-frame.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { Input } from './input.tsx';
import { LinkTabs } from './link-tabs.tsx';
import { Pagination } from './pagination.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';
import { useUiWords } from './ui-words.ts';

/** `state` stands in the address when the tab is chosen; a tab without one is where the list begins. */
export type ConsoleTab = { state: string | undefined; text: string; count: number };

export type ConsoleListProps<Row> = {
  title: string;
  /** Whose console it is, for the browser's tab. */
  consoleName: string;
  /** What can be searched for. */
  searchHint: string;
  keyword: string;
  /** Beside the search: what begins something. */
  action?: ReactNode;
  states?: { label: string; current: string | undefined; tabs: readonly ConsoleTab[] };
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  row: (row: Row) => ReactNode;
  /** `cards`: every row is a card of its own; `sheet`: all stand in one. */
  look: 'cards' | 'sheet';
  /** Over the rows of a sheet. */
  head?: ReactNode;
  /** Said when there are no rows. */
  empty: EmptyStateProps;
  pagination: { current: number; pageSize: number; total: number };
};

/** Every condition lives in the address: searching keeps the tab, changing the tab keeps the keyword. */
export function ConsoleList<Row>(props: ConsoleListProps<Row>) {
  const { title, consoleName, searchHint, keyword, states, rows, look, head, empty, pagination } = props;
  const say = useUiWords();
  const { search } = useLocation();
  const items = rows.map((row) => <li key={props.rowKey(row)}>{props.row(row)}</li>);
  const isSheet = look === 'sheet';
  return (
    <>
      <ConsoleHead title={title} tab={`${title} · ${consoleName}`}>
        <Form method="get" role="search" className="flex gap-2 max-sm:w-full">
          {states?.current ? <input type="hidden" name="state" value={states.current} /> : null}
          <Input
            key={keyword}
            size="sm"
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={LONGEST_KEYWORD}
            placeholder={searchHint}
            aria-label={searchHint}
            className="sm:w-80"
          />
          <Button type="submit" size="sm" icon={<Search size={14} aria-hidden="true" />}>
            {say('search')}
          </Button>
        </Form>
        {props.action}
      </ConsoleHead>
      {states ? (
        <Card flush className="mb-3">
          <LinkTabs
            label={states.label}
            current={states.current ?? ''}
            className="px-1"
            tabs={states.tabs.map(({ state, text, count }) => ({
              key: state ?? '',
              text,
              to: withQuery(search, { state }),
              count,
            }))}
          />
        </Card>
      ) : null}
      {rows.length === 0 ? (
        <Card flush>
          <EmptyState {...empty} />
        </Card>
      ) : isSheet ? (
        <Card flush>
          {head}
          <ul className="divide-y divide-line">{items}</ul>
        </Card>
      ) : (
        <ul className="space-y-3">{items}</ul>
      )}
      {pagination.total > 0 ? (
        <Pagination
          className="mt-4"
          page={pagination.current}
          pageCount={Math.ceil(pagination.total / pagination.pageSize)}
          total={pagination.total}
          hrefOf={(current) => withQuery(search, { current })}
        />
      ) : null}
    </>
  );
}

/** In its place while it loads; the same `look` as the list, with tabs where that has them. */
export function ConsoleListSkeleton({
  look,
  tabs,
}: Pick<ConsoleListProps<never>, 'look'> & { tabs?: boolean }) {
  const cards = look === 'cards' ? ['first', 'second', 'third'] : ['sheet'];
  return (
    <>
      <Skeleton className="mb-4 h-7 w-32" />
      {tabs ? <Skeleton className="mb-3 h-10 w-full" /> : null}
      {cards.map((name) => (
        <Card key={name} className="mb-3">
          <SkeletonText lines={look === 'cards' ? 4 : 12} />
        </Card>
      ))}
    </>
  );
}
