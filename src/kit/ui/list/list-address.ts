// The state of a declared list in its address: what is asked for, what of it counts, and the addresses of other states.
import { withQuery } from '#kit/browser/with-query.ts';
import type { Column, NamedValue } from '#kit/list/column.ts';
import { type Filter, filterParameter } from '#kit/list/filter.ts';
import { readSort, sortColumns, writeSort } from '#kit/list/list-sort.ts';
import { ALL, type AnyListing, LONGEST_KEYWORD } from '#kit/list/listing.ts';
import type { Language, Text } from '#kit/words/text.ts';
import { listWords } from './list-words.ts';

export interface ListAsked {
  readonly keyword: string;
  /** The tab that is shown; undefined: all. */
  readonly tab: string | undefined;
  readonly sort: string | undefined;
  readonly current: number;
  /** By filter, as written in the address. */
  readonly filters: Readonly<Record<string, string>>;
  readonly view: string | undefined;
}

export const filtersOf = (listing: AnyListing) =>
  Object.entries((listing.filters ?? {}) as Readonly<Record<string, Filter>>).map(([name, one]) => ({
    name,
    filter: one,
    parameter: filterParameter(name, one),
  }));

/** The name of the tab's parameter in an address. */
export const tabParameter = ({ tabs }: AnyListing): string => tabs?.as ?? tabs?.field ?? 'tab';

/** What the address asks for; what makes no sense counts as not said. */
export function readListAddress(listing: AnyListing, search: string): ListAsked {
  const asked = new URLSearchParams(search);
  const { tabs, start } = listing;
  const said = asked.get(tabParameter(listing));
  const tab = said !== null && said !== ALL && tabs && Object.hasOwn(tabs.values, said) ? said : undefined;
  const sort = asked.get('sort') ?? undefined;
  const isSort = sort && (listing.sortNames?.[sort] || readSort(sort, sortColumns(listing.columns)));
  return {
    keyword: (asked.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD),
    tab: tab ?? (said === ALL ? undefined : start.tab),
    sort: isSort ? sort : undefined,
    current: Math.min(10_000, Math.max(1, Math.trunc(Number(asked.get('current'))) || 1)),
    filters: Object.fromEntries(
      filtersOf(listing).flatMap(({ name, filter, parameter }) => {
        const text = asked.get(parameter) ?? '';
        return text !== '' && filter.read(text) !== undefined ? [[name, text]] : [];
      }),
    ),
    view: asked.get('view') ?? undefined,
  };
}

/** What the list's endpoint is called with. */
export function callOf(listing: AnyListing, asked: ListAsked, pageSize: number | undefined) {
  return {
    ...(asked.keyword ? { keyword: asked.keyword } : {}),
    ...(listing.tabs && asked.tab ? { [listing.tabs.field]: asked.tab } : {}),
    ...(asked.sort ? { sort: asked.sort } : {}),
    ...Object.fromEntries(
      filtersOf(listing).flatMap(({ name, parameter }) =>
        asked.filters[name] === undefined ? [] : [[parameter, asked.filters[name]]],
      ),
    ),
    current: asked.current,
    ...(pageSize ? { pageSize } : {}),
  };
}

/** The address of a tab; undefined: of all. */
export const tabAddress = (listing: AnyListing, search: string, tab: string | undefined): string =>
  withQuery(search, { [tabParameter(listing)]: tab ?? (listing.start.tab ? ALL : undefined) });

/** The address sorted by a column: falling at first, then rising, then as usual. With `also`, besides what is sorted by already. */
export function sortAddress(listing: AnyListing, search: string, column: string, also = false): string {
  const now = readListAddress(listing, search).sort;
  const sorts = (now ? readSort(listing.sortNames?.[now] ?? now) : undefined) ?? [];
  const present = sorts.find((one) => one.column === column);
  const others = also ? sorts.filter((one) => one.column !== column).slice(0, 2) : [];
  const next = present ? (present.isDown ? [{ column, isDown: false }] : []) : [{ column, isDown: true }];
  const all =
    also && present?.isDown
      ? sorts.map((one) => (one === present ? { column, isDown: false } : one))
      : [...others, ...next];
  return withQuery(search, { sort: all.length > 0 ? writeSort(all) : undefined });
}

/** Every order by one column, in words: for lists without heads. */
export const sortOptions = (listing: AnyListing, language: Language): { value: string; text: string }[] =>
  Object.entries(listing.columns as Readonly<Record<string, Column<never>>>).flatMap(
    ([name, { sort, title }]) =>
      sort
        ? [
            { value: `-${name}`, text: `${title[language]} · ${listWords.falling[language]}` },
            { value: name, text: `${title[language]} · ${listWords.rising[language]}` },
          ]
        : [],
  );

/** Without search and filters; the tab stays. */
export const clearedAddress = (listing: AnyListing, search: string): string =>
  withQuery(search, {
    keyword: undefined,
    view: new URLSearchParams(search).has('view') ? '0' : undefined,
    ...Object.fromEntries(filtersOf(listing).map(({ parameter }) => [parameter, undefined])),
  });

export interface Condition {
  readonly name: string;
  readonly text: string;
  /** Its parameter in the address. */
  readonly parameter: string;
}

/** The chosen conditions in words. */
export function conditionsOf(listing: AnyListing, asked: ListAsked, language: Language): Condition[] {
  const keyword = asked.keyword
    ? [{ name: listWords.keyword[language], text: asked.keyword, parameter: 'keyword' }]
    : [];
  const chosen = filtersOf(listing).flatMap(({ name, filter, parameter }) => {
    const value = asked.filters[name];
    return value === undefined
      ? []
      : [{ name: filter.title[language], text: valueText(filter, value, language), parameter }];
  });
  return [...keyword, ...chosen];
}

function valueText(filter: Filter, value: string, language: Language): string {
  if (filter.kind === 'yesNo') return (value === '1' ? listWords.yes : listWords.no)[language];
  if (filter.options) {
    return value
      .split(',')
      .map((one) => nameOf(filter.options, one, language))
      .join(', ');
  }
  const [from, to] = value.split('..');
  if (to === undefined || filter.kind === 'text') return value;
  return from === '' ? `≤ ${to}` : to === '' ? `≥ ${from}` : `${from} – ${to}`;
}

/** What a value is called. */
export const nameOf = (
  values: Readonly<Record<string, NamedValue | Text>> | undefined,
  value: string,
  language: Language,
): string => values?.[value]?.[language] ?? value;
