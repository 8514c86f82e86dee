// Walks through every call as everybody whom docs/access.md tells apart: each answer is the one that stands there.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { State } from '#kit/http/state.ts';
import { aCertifiedEnterprise, anEmployee } from '#mall/company/server/company.builders.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import type { PresetRole } from '#mall/member/permission-points.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { openTestMall } from './open-test-mall.ts';
import { sample } from './sample-input.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/access.md', import.meta.url), 'utf8');

/** The rows of the table under a heading, each by the titles of its columns. */
function tableUnder(heading: string): Record<string, string>[] {
  const section = DOCUMENT.split(/^## /m).find((one) => one.startsWith(heading))!;
  const [titles, , ...rows] = section
    .split('\n')
    .filter((one) => one.startsWith('|'))
    .map((one) =>
      one
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [titles![at]!, cell])));
}

const calls = new Map(tableUnder('Calls').map((row) => [row.call!, row]));
const points = tableUnder("What an employee's preset role brings along");
const roles = Object.keys(points[0]!).filter((title) => title !== 'permission');
const isMarked = (cell: string | undefined) => cell === '✓';
const roleHas = (role: string, point: string) =>
  isMarked(points.find((row) => row.permission === point)?.[role]);

const labPoints = tableUnder('What a role in a laboratory brings along');
const labRoles = Object.keys(labPoints[0]!).filter((title) => title !== 'point') as LabRole[];

type Row = Record<string, string>;

/** Somebody to walk as, and what the document says of him at each call. */
interface Walker {
  name: string;
  person: Person | undefined;
  mayEnter(row: Row): boolean;
  /** Left out: he walks through every call. */
  walks?(row: Row): boolean;
}

const column =
  (title: string) =>
  (row: Row): boolean =>
    isMarked(row[title]);
/** Doors open to type 3 open to an employee of the enterprise when he has the permission, if one is asked. */
const employeeWith =
  (role: string) =>
  (row: Row): boolean =>
    isMarked(row['type 3']) &&
    (row.permission === '' || row.permission!.split(', ').every((point) => roleHas(role, point)));

/** The staff of a laboratory are members of type 1 besides; its doors ask for a point that one of his roles brings along. */
const colleagueWith =
  (role: LabRole) =>
  (row: Row): boolean =>
    isMarked(row['type 1']) ||
    (isMarked(row.lab) &&
      (row.permission === '' ||
        labPoints.some((one) => row.permission!.split(' or ').includes(one.point!) && isMarked(one[role]))));

const mall = await openTestMall();
afterAll(() => mall.close());

const stores = await mall.work(async (work) => [await aStore(work, {}), await aStore(work, {})]);
const company = await mall.work((work) => aCertifiedEnterprise(work));

/** Another login of somebody who exists, since calls may end the one that he has. */
async function enter(memberId: number, memberName = ''): Promise<Person> {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { memberId, memberName, token: tokens.access_token, refreshToken: tokens.refresh_token };
}

const walkers: Walker[] = [
  { name: 'nobody', person: undefined, mayEnter: column('guest') },
  { name: 'an individual', person: await aLogin(mall), mayEnter: column('type 1') },
  { name: 'another individual', person: await aLogin(mall), mayEnter: column('type 1') },
  { name: 'a designer', person: await aLogin(mall, { type: 2 }), mayEnter: column('type 2') },
  { name: 'an enterprise', person: await enter(company.memberId), mayEnter: column('type 3') },
  { name: 'a store', person: await aLogin(mall, { storeId: stores[0]!.storeId }), mayEnter: column('store') },
  {
    name: 'another store',
    person: await aLogin(mall, { storeId: stores[1]!.storeId }),
    mayEnter: column('store'),
  },
  { name: 'the operator', person: await aLogin(mall, { roles: ['operator'] }), mayEnter: column('operator') },
  { name: 'finance', person: await aLogin(mall, { roles: ['finance'] }), mayEnter: column('finance') },
  { name: 'the auditor', person: await aLogin(mall, { roles: ['auditor'] }), mayEnter: column('auditor') },
];
for (const role of roles) {
  const { memberId } = await mall.work((work) =>
    anEmployee(work, { enterpriseId: company.enterpriseId, roles: [role as PresetRole] }),
  );
  walkers.push({
    name: `an employee as ${role}`,
    person: await enter(memberId),
    mayEnter: employeeWith(role),
  });
}
for (const [at, role] of labRoles.entries()) {
  const person = await aLogin(mall);
  await mall.work((work) => aColleague(work, person.memberId, [role]));
  walkers.push({
    name: `${role} of a laboratory`,
    person,
    mayEnter: colleagueWith(role),
    // One of them sees that the rest of the mall takes them for members; the others differ in the laboratory alone.
    ...(at === 0 ? {} : { walks: (row) => isMarked(row.lab) && !isMarked(row['type 1']) }),
  });
}
const fresh = await mall.work((work) =>
  anEmployee(work, {
    enterpriseId: company.enterpriseId,
    roles: ['administrator'],
    mustChangePassword: true,
  }),
);
walkers.push({
  name: 'an employee on his first day',
  person: await enter(fresh.memberId),
  mayEnter: column('first login'),
});

const CHINESE = /[\u4e00-\u9fff]/;
const endpoints = mall.mall.routes.map((route) => route.endpoint);
const names = endpoints.map((one) => [`${one.method} ${one.path}`, one] as const);

it('the document knows every call, and no other', () => {
  expect([...calls.keys()].sort()).toEqual(names.map(([name]) => name).sort());
  expect(roles.length).toBeGreaterThan(4);
  expect(labRoles.length).toBeGreaterThan(10);
});

it.each(names)('%s answers everybody as docs/access.md says', { timeout: 60_000 }, async (name, endpoint) => {
  const row = calls.get(name)!;
  const input = sample(endpoint);
  for (const [at, walker] of walkers.entries()) {
    const { person } = walker;
    if (walker.walks?.(row) === false) continue;
    if (endpoint.access.login === 'client' && person) continue; // shows client credentials instead of a login
    const who = `${walker.name}: ${name}`;
    if (walker.mayEnter(row)) {
      const reply = await mall.ask(endpoint, input, person);
      expect([State.notLoggedIn, State.notAllowed], `${who} → ${reply.msg}`).not.toContain(reply.state);
      if (person && endpoint.method === 'POST' && reply.state === State.done) {
        walker.person = await enter(person.memberId, person.memberName); // he may have logged out
      }
      continue;
    }
    // The refusals of a call are read in both languages, each by every second of those refused.
    const language = at % 2 ? 'en' : 'zh';
    const reply = await mall.ask(endpoint, input, person, language);
    expect(reply.state, `${who} → ${reply.msg}`).toBe(person ? State.notAllowed : State.notLoggedIn);
    expect(reply.data).toBeNull();
    expect(reply.msg.length).toBeGreaterThan(3);
    expect(CHINESE.test(reply.msg.replace(/“[^”]*”/g, '')), reply.msg).toBe(language === 'zh');
  }
});

it('whom a door refuses stands in the log: who, from where, at which call', async () => {
  const designer = await aLogin(mall, { type: 2 });
  const [name, endpoint] = names.find(([, one]) => one.access.name.startsWith('type 3'))!;
  mall.refused.length = 0;
  await mall.ask(endpoint, sample(endpoint), designer);
  await mall.ask(endpoint, sample(endpoint));
  expect(mall.refused).toEqual([`member ${designer.memberId} from 127.0.0.1 at ${name}`]);
});

describe('an employee', () => {
  it('who was stopped is nobody any more', async () => {
    const { memberId } = await mall.work((work) =>
      anEmployee(work, { enterpriseId: company.enterpriseId, roles: ['buyer'], state: 'DISABLED' }),
    );
    const person = await enter(memberId);
    for (const [name, endpoint] of names) {
      if (endpoint.access.login !== 'required') continue;
      expect((await mall.ask(endpoint, sample(endpoint), person)).state, name).toBe(State.notLoggedIn);
    }
  });
});
