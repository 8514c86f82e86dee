// Loads a declared list for its screen: what the address asks for, in the arrangement that its reader has chosen.
import { redirect } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { AnyListing } from '#kit/list/listing.ts';
import { asDressed, type DressedList } from './dressed.ts';
import { callOf, filtersOf, type ListAsked, readListAddress, tabParameter } from './list-address.ts';
import type { ListMemory, Remembered } from './list-memory.ts';

export interface ListReply {
  readonly list: readonly Record<string, unknown>[];
  readonly pagination: { current: number; pageSize: number; total: number; isExact: boolean };
  readonly counts?: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, string | number>>;
  readonly allowed: { bulk: string[]; page: string[]; hidden: string[]; isExported: boolean };
}

export interface LoadedList extends DressedList {
  /** The address of the page without its query: by that its arrangement is remembered. */
  readonly url: string;
  readonly asked: ListAsked;
  readonly reply: ListReply;
  readonly remembered: Remembered;
  readonly extra: unknown;
}

/** Nothing that the list understands stands in the address. */
const isBare = (listing: AnyListing, search: string): boolean => {
  const asked = new URLSearchParams(search);
  const names = ['keyword', 'sort', 'current', 'view', tabParameter(listing)];
  return ![...names, ...filtersOf(listing).map(({ parameter }) => parameter)].some((name) => asked.has(name));
};

/** What of a loaded list comes from the mall; the rest is declared. */
export type ReadList = Omit<LoadedList, keyof DressedList>;

const AS_DECLARED: Remembered = { preference: {}, views: [] };

/** What the address asks a list for. @param ask the mall's API, on the server or in the browser */
export async function readList(
  request: Request,
  { listing, dress }: DressedList,
  ask: typeof call,
  remembered = AS_DECLARED,
): Promise<ReadList> {
  const { pathname: url, search, searchParams } = new URL(request.url);
  const asked = readListAddress(listing, search);
  const besides = Object.keys(listing.input ?? {}).map((name) => [name, searchParams.get(name) ?? undefined]);
  const input = { ...Object.fromEntries(besides), ...callOf(listing, asked, remembered.preference.pageSize) };
  const replied = ask(listing.list, input) as Promise<unknown>;
  const [reply, extra] = await Promise.all([replied, dress.load?.(request, replied as never)]);
  return { url, asked, reply: reply as ListReply, remembered, extra };
}

/** A list ready to be drawn. */
export const drawable = ({ listing, dress }: DressedList, read: ReadList): LoadedList => ({
  ...read,
  listing: withOptions(listing, read.reply),
  dress,
});

/**
 * @param load fetches the declaration: only the list that is opened travels
 * @throws a redirect to the reader's start view, where he has one and the address says nothing
 */
export async function loadList(
  request: Request,
  load: () => Promise<AnyListing | DressedList>,
  memory: ListMemory,
): Promise<LoadedList> {
  const { pathname: url, search } = new URL(request.url);
  const [one, remembered] = await Promise.all([load(), memory.read(url)]);
  const list = asDressed(one);
  const start = remembered.views.find((view) => view.isStart);
  if (start && isBare(list.listing, search)) throw redirect(`${url}?${withView(start.query, start.viewId)}`);
  return drawable(list, await readList(request, list, call, remembered));
}

/** The list with what its reply gives to choose from. */
function withOptions(listing: AnyListing, reply: unknown): AnyListing {
  const filters = filtersOf(listing).flatMap(({ name, filter }) => {
    const options = filter.optionsOf?.(reply as never) ?? filter.options;
    return filter.optionsOf && Object.keys(options ?? {}).length === 0
      ? []
      : [[name, { ...filter, options }]];
  });
  return { ...listing, filters: Object.fromEntries(filters) };
}

/** A view's conditions with the mark that they are its own. */
export function withView(query: string, view: number | string): string {
  const all = new URLSearchParams(query);
  all.delete('current');
  all.set('view', String(view));
  return String(all);
}
