// A list as data: what it shows, how it is searched, narrowed, sorted, exported and acted upon. Its endpoints follow from that.
import { z } from 'zod';
import type { Access } from '#kit/http/access.ts';
import { type AnyEndpoint, type Endpoint, endpoint } from '#kit/http/endpoint.ts';
import { errors } from '#kit/http/refusal.ts';
import { line, paging, requestId, say } from '#kit/http/wire.ts';
import type { Text } from '#kit/words/text.ts';
import type { Act } from './act.ts';
import type { Column, NamedValue, Needs } from './column.ts';
import { type Filter, filterParameter } from './filter.ts';
import { readSort, type Sort, sortColumns } from './list-sort.ts';

// biome-ignore lint/suspicious/noExplicitAny: filters of any values
export type Filters = Readonly<Record<string, Filter<any>>>;

/** Rows beyond this are neither counted nor paged to. */
export const MOST_COUNTED = 10_000;
/** Rows of one export. */
export const MOST_EXPORTED = 100_000;
export const LONGEST_KEYWORD = 60;

export const listErrors = errors('list', {
  badSort: { zh: '排序条件不正确', en: 'This list cannot be sorted like that' },
  unknownFilter: ({ name }: { name: string }) => ({
    zh: `没有名为 ${name} 的筛选条件`,
    en: `There is no filter named ${name}`,
  }),
  tooDeep: {
    zh: '只能翻看前 10,000 条，请缩小筛选范围或导出',
    en: 'Only the first 10,000 can be paged through; please narrow the list or export it',
  },
  tooMany: {
    zh: '一次最多导出 100,000 条，请缩小筛选范围',
    en: 'At most 100,000 rows can be exported at once; please narrow the list',
  },
  badCursor: {
    zh: '游标无效，请使用上次返回的 cursor',
    en: 'That cursor is none of this list: hand in the one that came with the last reply',
  },
  noChanges: {
    zh: '此列表不支持 updatedSince 与 cursor',
    en: 'This list does not tell what has changed: updatedSince and cursor are not taken',
  },
  changesAreInTheirOrder: {
    zh: '按 updatedSince 或 cursor 读取时不能指定排序和页码',
    en: 'What has changed comes in the order of its changes: say neither sort nor page',
  },
  notYours: { zh: '您没有权限进行此操作', en: 'You are not allowed to do this' },
});

/** The name of the tab of all, among the values of those lists that have one; and in addresses. */
export const ALL = 'all';

/** Tabs over the rows. */
export interface Tabs<Tab extends string, State extends string> {
  /** Name of the tab's parameter, and of the column whose values the tabs are. */
  readonly field: Tab;
  readonly values: Readonly<Record<State, NamedValue>>;
  /** Its name in the addresses of pages, where that is another. */
  readonly as?: string;
  /** The tab of all, where it is not one of the values; `false`: there is none. */
  readonly all?: Text | false;
  /** In a tab of their own and not among all. */
  readonly apart?: readonly NoInfer<State>[];
  /** Stand there also while nothing is in them; the others only when something is. Without it, all do. */
  readonly always?: readonly NoInfer<State>[];
}

/** A view that comes with the list. @see SavedView for those that readers keep */
export interface PresetView {
  readonly name: Text;
  /** As in an address, without the question mark. */
  readonly query: string;
}

export interface ListingSpec<
  A,
  Row extends z.ZodObject,
  F extends Filters,
  Tab extends string,
  State extends string,
  More extends z.ZodRawShape,
  Input extends z.ZodRawShape,
> {
  /** The list's own path; `/export` and `/bulk/<action>` stand under it. */
  readonly path: string;
  readonly access: Access<A>;
  readonly title: Text;
  readonly row: Row;
  /** The field that tells rows apart; the source's `key` in SQL. */
  readonly key: keyof z.output<Row> & string;
  /** Where a row leads. */
  readonly open?: (row: z.output<Row>) => string;
  /** By name, in the order at first: fields of a row, or anything that has `of`. */
  readonly columns: Readonly<Record<string, Column<z.output<Row>>>>;
  /** What can be searched for; without it there is no search. */
  readonly search?: Text;
  readonly tabs?: Tabs<Tab, State>;
  readonly filters?: F;
  readonly start: {
    /** Columns of the source, also such as are not shown. */
    readonly sort: string;
    /** In tabs that are sorted otherwise. */
    readonly sortIn?: Partial<Readonly<Record<NoInfer<State>, string>>>;
    /** The tab that a page begins with; a call without a tab still gets all. */
    readonly tab?: NoInfer<State>;
  };
  /** Other names of sorts that callers know. */
  readonly sortNames?: Readonly<Record<string, string>>;
  readonly look?: 'table' | 'cards';
  readonly views?: readonly PresetView[];
  readonly actions?: Readonly<Record<string, Act<z.output<Row>>>>;
  readonly exports?: { readonly name: Text; readonly needs?: Needs };
  /** Calls may ask for what has changed since a moment, and go on from there: for systems that keep a copy. */
  readonly changes?: boolean;
  /** Rows of a page where nothing else is said, and the most that may be asked for. */
  readonly pageSize?: number;
  readonly mostRows?: number;
  /** What replies say besides. */
  readonly more?: More;
  /** What calls may say besides; the source reads it. */
  readonly input?: Input;
  /** Said when there is nothing at all yet. */
  readonly none?: { readonly title: Text; readonly text?: Text };
  /** Of the list's endpoint, where its title says too little. */
  readonly summary?: Text;
}

type TabShape<Tab extends string, State extends string> = {
  [K in Tab]: z.ZodOptional<z.ZodEnum<{ [S in State]: S }>>;
};
type BaseShape = {
  keyword: z.ZodOptional<z.ZodType<string, string>>;
  sort: z.ZodOptional<z.ZodType<readonly Sort[], string>>;
  view: z.ZodOptional<z.ZodType<string, string>>;
} & ReturnType<typeof paging>;
type ListInput<Tab extends string, State extends string, Input extends z.ZodRawShape> = z.ZodObject<
  BaseShape & TabShape<Tab, State> & Input,
  z.core.$loose
>;
type ReplyShape<Row extends z.ZodObject, State extends string> = {
  list: z.ZodArray<Row>;
  pagination: typeof ListPagination;
  counts: z.ZodRecord<z.ZodEnum<{ [S in State]: S }>, z.ZodNumber>;
  sums: typeof Sums;
  allowed: typeof Allowed;
};
type ListReply<Row extends z.ZodObject, State extends string, More extends z.ZodRawShape> = z.ZodObject<
  ReplyShape<Row, State> & More,
  z.core.$strip
>;

/** `total` counts up to 10,000; `isExact` says whether that is all. */
const ListPagination = z.object({
  current: z.number(),
  pageSize: z.number(),
  total: z.number(),
  isExact: z.boolean(),
  /** Of what has changed: where the next call goes on. Absent where nothing else than a page was asked for. */
  cursor: z.string().optional(),
});
/** Amounts as decimal yuan, everything else as numbers; absent where too much was found to add up. */
const Sums = z.record(z.string(), z.union([z.string(), z.number()]));
/** What this reader may: actions over ticked rows and of the page, exporting; and which columns are not for him. */
const Allowed = z.object({
  bulk: z.array(z.string()),
  page: z.array(z.string()),
  hidden: z.array(z.string()),
  isExported: z.boolean(),
});
export const BulkReply = z.object({
  done: z.number(),
  refused: z.array(z.object({ key: z.union([z.string(), z.number()]), code: z.number(), msg: z.string() })),
});

/** What only lists that have been declared can be: the declaration and its endpoints. */
export interface Listing<
  A,
  Row extends z.ZodObject,
  F extends Filters = Filters,
  Tab extends string = string,
  State extends string = string,
  More extends z.ZodRawShape = z.ZodRawShape,
  Input extends z.ZodRawShape = z.ZodRawShape,
> extends ListingSpec<A, Row, F, Tab, State, More, Input> {
  readonly list: Endpoint<A, ListInput<Tab, State, Input>, ListReply<Row, State, More>>;
  /** Answers a file. Only where the list is exported. */
  readonly export?: Endpoint<A>;
  /** By the name of the action; those with endpoints of their own are not among them. */
  readonly bulk: Readonly<Record<string, Endpoint<A>>>;
}

// biome-ignore lint/suspicious/noExplicitAny: any list, whatever its rows and filters
export type AnyListing = Listing<any, any, any, any, any, any, any>;

const byEndpoint = new WeakMap<AnyEndpoint, AnyListing>();

/** The list that an endpoint belongs to. */
export const listingOf = (one: AnyEndpoint): AnyListing | undefined => byEndpoint.get(one);

/** Declares a list. @throws Error when the declaration contradicts itself, at start */
export function listing<
  A,
  Row extends z.ZodObject,
  F extends Filters = Record<never, never>,
  Tab extends string = never,
  State extends string = never,
  More extends z.ZodRawShape = Record<never, never>,
  Input extends z.ZodRawShape = Record<never, never>,
>(spec: ListingSpec<A, Row, F, Tab, State, More, Input>): Listing<A, Row, F, Tab, State, More, Input> {
  const query = queryOf(spec);
  const summary = spec.summary ?? spec.title;
  const list = endpoint({
    method: 'GET',
    path: spec.path,
    access: spec.access,
    summary,
    input: query,
    reply: replyOf(spec),
  });
  const made = {
    ...spec,
    list,
    export: spec.exports
      ? endpoint({
          method: 'POST',
          path: `${spec.path}/export`,
          access: spec.access,
          summary: { zh: `${summary.zh}：导出`, en: `${summary.en}: export` },
          input: z.object({
            query: z.preprocess((value) => value ?? {}, query),
            columns: z
              .array(z.enum(Object.keys(spec.columns)))
              .min(1)
              .optional(),
            format: z.enum(['csv', 'xlsx']),
          }),
          reply: z.null(),
          apart: true,
          isFile: true,
          perMinute: 20,
        })
      : undefined,
    bulk: Object.fromEntries(
      Object.entries(spec.actions ?? {}).flatMap(([name, one]) =>
        one.on === 'bulk' && !one.endpoint
          ? [
              [
                name,
                endpoint({
                  method: 'POST',
                  path: `${spec.path}/bulk/${name}`,
                  access: spec.access,
                  summary: { zh: `${summary.zh}：批量${one.title.zh}`, en: `${summary.en}: ${one.title.en}` },
                  input: z.object({
                    ids: z
                      .array(z.union([z.number().int(), line(60, 1)]))
                      .min(1)
                      .max(one.most),
                    reason: line(200, one.ask === 'reason' ? 1 : 0).default(''),
                    ...requestId,
                  }),
                  reply: BulkReply,
                  apart: true,
                }),
              ],
            ]
          : [],
      ),
    ),
  } as unknown as Listing<A, Row, F, Tab, State, More, Input>;
  for (const one of [made.list, made.export, ...Object.values(made.bulk)]) if (one) byEndpoint.set(one, made);
  return made;
}

function queryOf(spec: AnySpec) {
  const { tabs, filters = {}, pageSize = 20, mostRows = spec.look === 'cards' ? 100 : 500 } = spec;
  const known = new Set(Object.entries(filters as Filters).map(([name, one]) => filterParameter(name, one)));
  const shape: z.ZodRawShape = {
    keyword: line(LONGEST_KEYWORD).optional(),
    ...(tabs ? { [tabs.field]: z.enum(Object.keys(tabs.values)).optional() } : {}),
    ...Object.fromEntries(
      Object.entries(filters as Filters).map(([name, one]) => [
        filterParameter(name, one),
        one.wire.optional(),
      ]),
    ),
    sort: sortSchema(spec).optional(),
    view: line(40).optional(),
    ...paging(pageSize, mostRows),
    ...(spec.changes
      ? { updatedSince: z.iso.datetime({ offset: true }).optional(), cursor: line(200).optional() }
      : {}),
    ...spec.input,
  };
  return z.looseObject(shape).superRefine((asked, context) => {
    if (!spec.changes && (asked.updatedSince !== undefined || asked.cursor !== undefined))
      say(context, listErrors.noChanges().text);
    for (const name of Object.keys(asked)) {
      if (name.startsWith('f_') && !known.has(name)) say(context, listErrors.unknownFilter({ name }).text);
    }
  });
}

function sortSchema(spec: AnySpec) {
  const columns = sortColumns(spec.columns);
  return z
    .string()
    .max(200)
    .transform((text, context) => {
      const sort = readSort(spec.sortNames?.[text] ?? text, spec.sortNames?.[text] ? undefined : columns);
      if (sort) return sort;
      say(context, listErrors.badSort().text);
      return z.NEVER;
    })
    .meta({ type: 'string' });
}

// biome-ignore lint/suspicious/noExplicitAny: any declaration
type AnySpec = ListingSpec<any, any, any, any, any, any, any>;

function replyOf(spec: AnySpec) {
  return z.object({
    list: z.array(spec.row),
    pagination: ListPagination,
    ...(spec.tabs ? { counts: z.record(z.enum(Object.keys(spec.tabs.values)), z.number()) } : {}),
    sums: Sums,
    allowed: Allowed,
    ...spec.more,
  });
}
