// The life of an employee's account as a table: what may happen when, and that nothing else ever does.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { checkProcess, leadsTo } from '#kit/process/process.ts';
import { checkAccount, checkAccountName } from '#kit/rules/identity-rules.ts';
import { ALL_POINTS, PRESET_ROLE_NAMES, PRESET_ROLES } from '#mall/member/permission-points.ts';
import { permissionOpens } from './permission-opens.ts';
import {
  invitationExpired,
  SUB_ACCOUNT_STATES,
  type SubAccountAction,
  type SubAccountActor,
  type SubAccountState,
  subAccountEvents,
  subAccountProcess,
  subAccountStatus,
} from './sub-account-process.ts';

const ACTORS: SubAccountActor[] = ['administrator', 'employee', 'system'];
const ACTIONS = Object.keys(subAccountProcess) as SubAccountAction[];

it('reaches every state and knows no others', () => {
  checkProcess('subAccount', subAccountProcess, SUB_ACCOUNT_STATES);
  for (const action of ACTIONS) expect(subAccountEvents[action].en).toBeTruthy();
});

it('allows in each state, to each actor, exactly this', () => {
  expect(lifeTable(subAccountProcess, SUB_ACCOUNT_STATES, ACTORS)).toMatchInlineSnapshot(`
    {
      "ACTIVE": "administrator: change, administrator: disable → DISABLED, administrator: leave → LEFT, system: disable → DISABLED",
      "DISABLED": "administrator: change, administrator: enable → ACTIVE|INVITED, administrator: leave → LEFT",
      "INVITED": "administrator: renew, administrator: change, administrator: disable → DISABLED, administrator: leave → LEFT, employee: activate → ACTIVE, system: expire, system: disable → DISABLED",
      "LEFT": "",
      "new": "administrator: invite → INVITED, system: invite → INVITED",
    }
  `);
});

it('a state is called something, and looks like what it is', () => {
  const looks = SUB_ACCOUNT_STATES.map((state) => subAccountStatus[state].tone);
  expect([...looks, invitationExpired.tone]).toEqual(['waiting', 'done', 'refused', 'neutral', 'refused']);
  for (const words of [...Object.values(subAccountStatus), invitationExpired])
    expect([words.zh, words.en].every(Boolean)).toBe(true);
});

it('never leaves the table, whatever happens in whatever order; who has left stays away', () => {
  const event = fc.record({
    action: fc.constantFrom(...ACTIONS),
    by: fc.constantFrom(...ACTORS),
    choice: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state: SubAccountState | undefined;
      for (const { action, by, choice } of events) {
        const { from, by: actors } = subAccountProcess[action];
        const possible = leadsTo(subAccountProcess, action, state) as SubAccountState[];
        if (possible.length === 0 || !(actors as readonly string[]).includes(by)) continue;
        if (state === undefined) expect(action).toBe('invite');
        else expect(from).toContain(state);
        expect(state).not.toBe('LEFT');
        state = possible[choice % possible.length];
        expect(SUB_ACCOUNT_STATES).toContain(state);
      }
    }),
    { numRuns: 500 },
  );
});

it('says of every permission what it opens, and every role brings known ones', () => {
  expect(Object.keys(permissionOpens).sort()).toEqual([...ALL_POINTS].sort());
  for (const role of PRESET_ROLE_NAMES) {
    expect(PRESET_ROLES[role].points.length).toBeGreaterThan(5);
    expect(ALL_POINTS).toEqual(expect.arrayContaining([...PRESET_ROLES[role].points]));
  }
});

it.each([
  ['abcd', true],
  ['a_1B', true],
  ['1234', true],
  ['x'.repeat(16), true],
  ['abc', false],
  ['x'.repeat(17), false],
  ['a-bc', false],
  ['采购一部', false],
  ['a bcd', false],
  ['13800000001', false],
  ['', false],
])('the account name %s: %s', (name, isGood) => {
  expect(checkAccountName(name) === undefined).toBe(isGood);
  if (isGood) expect(checkAccount(name), 'and the login form takes it').toBeUndefined();
});
