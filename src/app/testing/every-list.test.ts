// What holds for every declared list: it sorts, narrows, refuses what is none of its own, shows nobody else's rows, exports, and speaks both languages.
import { afterAll, expect, it } from 'vitest';
import { State } from '#kit/http/state.ts';
import type { Column } from '#kit/list/column.ts';
import { type Filter, filterParameter } from '#kit/list/filter.ts';
import { sortColumns } from '#kit/list/list-sort.ts';
import { type AnyListing, listingOf } from '#kit/list/listing.ts';
import { planOf } from '#kit/list/server/source.ts';
import type { Text } from '#kit/words/text.ts';
import { aCertifiedEnterprise } from '#mall/company/server/company.builders.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import type { Member } from '#mall/member/actor.ts';
import { ALL_LAB_POINTS, LAB_ROLE_NAMES } from '#mall/member/lab-roles.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { openTestMall } from './open-test-mall.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const lists = mall.mall.routes.flatMap(({ endpoint }) => {
  const listing = listingOf(endpoint);
  return listing?.list === endpoint ? [[endpoint.path, listing] as const] : [];
});

const { storeId } = await mall.work((work) => aStore(work, {}));
const company = await mall.work((work) => aCertifiedEnterprise(work));
const { access_token: token } = await mall.work((work) =>
  issueTokens(work, mall.tokenSecret, company.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
);
const people = {
  member: await aLogin(mall),
  'type 2': await aLogin(mall, { type: 2 }),
  'type 3': { memberId: company.memberId, token },
  seller: await aLogin(mall, { storeId }),
  lab: await aLogin(mall),
  admin: await aLogin(mall, { roles: ['operator', 'finance', 'auditor'] }),
};
const { labId } = await mall.work((work) => aColleague(work, people.lab.memberId, LAB_ROLE_NAMES));
const personOf = ({ access }: AnyListing) =>
  people[access.name.split(/:| · /)[0] as keyof typeof people] ?? people.member;

const EXAMPLES: Record<Filter['kind'], (one: Filter) => string> = {
  choice: ({ options }) => Object.keys(options ?? {})[0] ?? '',
  choices: ({ options }) => Object.keys(options ?? {}).join(','),
  yesNo: () => '1',
  text: () => "a%_\\'",
  dateRange: () => '2026-01-01..2026-12-31',
  amountRange: () => '0.50..12.00',
  numberRange: () => '..7',
  reference: () => '7',
};

it('the mall has declared lists', () => expect(lists.length).toBeGreaterThan(2));

it.each(lists)('%s sorts by each of its columns and by no other', async (_path, listing) => {
  const person = personOf(listing);
  const start = [listing.start.sort, ...Object.values(listing.start.sortIn ?? {})];
  const tabs = Object.keys(listing.tabs?.values ?? {});
  for (const tab of tabs)
    expect(await mall.ask(listing.list, { [listing.tabs?.field]: tab }, person)).toMatchObject({
      state: State.done,
    });
  expect(start.every(Boolean)).toBe(true);
  for (const name of sortColumns(listing.columns)) {
    for (const sort of [name, `-${name}`])
      expect(await mall.ask(listing.list, { sort }, person), sort).toMatchObject({ state: State.done });
  }
  for (const name of Object.keys(listing.sortNames ?? {}))
    expect(await mall.ask(listing.list, { sort: name }, person), name).toMatchObject({ state: State.done });
  for (const sort of ['no_such_column', '1; DROP TABLE member', '-', ',', 'a,b,c,d']) {
    const reply = await mall.ask(listing.list, { sort }, person, 'en');
    expect(reply).toMatchObject({ state: State.refused, msg: 'This list cannot be sorted like that' });
  }
});

it.each(lists)(
  '%s is narrowed by each of its filters and refuses garbage in them',
  async (_path, listing) => {
    const person = personOf(listing);
    for (const [name, one] of Object.entries((listing.filters ?? {}) as Record<string, Filter>)) {
      const parameter = filterParameter(name, one);
      const narrowed = await mall.ask(listing.list, { [parameter]: EXAMPLES[one.kind](one) }, person);
      expect(narrowed, parameter).toMatchObject({ state: State.done });
      if (one.kind === 'text') continue;
      for (const garbage of ['no such value', '9..1', '..', 'x'.repeat(1_000)]) {
        const reply = await mall.ask(listing.list, { [parameter]: garbage }, person);
        expect(reply.state, `${parameter}=${garbage}`).toBe(State.refused);
      }
    }
    expect((await mall.ask(listing.list, { f_nothing: '1' }, person)).state).toBe(State.refused);
    expect((await mall.ask(listing.list, { keyword: "a%_\\'" }, person)).state).toBe(State.done);
    expect((await mall.ask(listing.list, { current: 10_001, pageSize: 1 }, person)).state).toBe(
      State.refused,
    );
  },
);

it.each(lists)(
  '%s finds a page by an index, or by whose it is, and shows nobody else’s',
  async (_path, listing) => {
    const actor = actorOf(personOf(listing).memberId);
    const sorts = [...sortColumns(listing.columns)].flatMap((name) => [
      [{ column: name, isDown: true }],
      [{ column: name, isDown: false }],
    ]);
    for (const sort of [undefined, ...sorts]) {
      const plan = await mall.work(async (work) => {
        await work.query('SET LOCAL enable_seqscan = off');
        await work.query('SET LOCAL enable_sort = off');
        return (await planOf(listing.list)?.(work, actor, { sort, current: 1, pageSize: 20 })) ?? '';
      });
      const isBounded = /Index Cond/.test(plan);
      const isOrdered = !/^\s*(->\s+)?Sort /m.test(plan);
      expect(isBounded || isOrdered, plan).toBe(true);
      if (/^admin/.test(listing.access.name) || isPublic(listing)) continue;
      const own = [actor.memberId, actor.storeId, actor.enterpriseId, actor.lab?.labId ?? null].filter(
        (id) => id !== null,
      );
      expect(
        own.some((id) => new RegExp(`_id = '?${id}\\b`).test(plan)),
        plan,
      ).toBe(true);
    }
  },
);

/** What stands in it is anybody's; standards are one register for all laboratories. */
const isPublic = ({ access, list }: AnyListing): boolean =>
  access.name === 'anyone' || list.path === 'v3/lab/desk/standard/list';

/** The person as the mall's doors know him. */
function actorOf(memberId: number): Member {
  return {
    memberId,
    storeId: memberId === people.seller.memberId ? storeId : null,
    enterpriseId: memberId === company.memberId ? company.enterpriseId : null,
    memberName: '',
    shownName: '',
    memberType: 1,
    sessionId: 1,
    platformRoles: memberId === people.admin.memberId ? ['operator', 'finance', 'auditor'] : [],
    lab: memberId === people.lab.memberId ? { labId, points: ALL_LAB_POINTS } : null,
    sub: null,
    mustChangePassword: false,
  };
}

const firstTitle = ({ columns }: AnyListing): Text =>
  Object.values(columns as Record<string, { title: Text }>)[0]?.title ?? { zh: '', en: '' };

/** The values of an enumeration, whatever is wrapped around it; undefined for everything else. */
function codesOf(schema: unknown): string[] | undefined {
  const { def } =
    (schema as { def?: { type: string; innerType?: unknown; element?: unknown; entries?: object } }) ?? {};
  if (def?.type === 'enum') return Object.values(def.entries ?? {});
  return def?.innerType || def?.type === 'array' ? codesOf(def.innerType ?? def.element) : undefined;
}

it.each(lists)('%s has a word for each code that stands in a column', (_path, listing) => {
  const columns = listing.columns as Record<string, Column<unknown>>;
  for (const [name, { of, kind, values, onScreen }] of Object.entries(columns)) {
    const codes = of || onScreen ? undefined : codesOf(listing.row.shape[name]);
    if (!codes) continue;
    expect(['state', 'tags'], name).toContain(kind);
    expect(Object.keys(values ?? {}), name).toEqual(expect.arrayContaining(codes.filter(Boolean)));
  }
});

const exported = lists.filter(([, listing]) => listing.export);

it.each(exported)('%s is exported as CSV and as a spreadsheet', async (_path, listing) => {
  const { token } = personOf(listing);
  for (const format of ['csv', 'xlsx']) {
    const response = await fetch(`${mall.origin}/${listing.path}/export`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
      },
      body: JSON.stringify({ format }),
    });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''/);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (format === 'xlsx') expect(bytes.subarray(0, 2).toString()).toBe('PK');
    else expect(bytes.toString().split('\r\n')[0]).toContain(firstTitle(listing).en);
  }
  if (!listing.export || isPublic(listing)) return;
  const guest = await mall.ask(listing.export, { format: 'csv' });
  expect(guest.state).toBe(State.notLoggedIn);
});

it.each(lists)('%s says everything in both languages', (_path, listing) => {
  const texts: unknown[] = [];
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 5 || '_zod' in value) return;
    if ('zh' in value) texts.push(value);
    for (const one of Object.values(value)) walk(one, depth + 1);
  };
  const { list: _list, export: _export, bulk: _bulk, row: _row, access: _access, ...said } = listing;
  walk(said, 0);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts as Text[])
    expect(
      [text.zh, text.en].every((one) => one.trim() !== ''),
      JSON.stringify(text),
    ).toBe(true);
});

it.each(lists)('%s names only doors and actions that are there', async (_path, listing) => {
  for (const [name, one] of Object.entries(listing.bulk as Record<string, never>)) {
    const strangers = await mall.ask(one, { ids: [1] });
    expect(strangers.state, name).toBe(State.notLoggedIn);
    const unknown = await mall.ask(one, { ids: [987_654_321] }, personOf(listing));
    expect(unknown).toMatchObject({ state: State.done, data: { done: 0 } });
  }
});
