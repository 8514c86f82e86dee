// Who may answer what was asked: never the side that has asked, and nobody else takes it back.
import { expect, it } from 'vitest';
import {
  CHANGE_STATES,
  type ChangeAction,
  type ChangeActor,
  changeProcess,
  maySay,
} from './change-process.ts';

it('every state is reached', () => {
  const reached = new Set(Object.values(changeProcess).flatMap(({ to }) => to));
  expect([...reached].sort()).toEqual([...CHANGE_STATES].sort());
});

it.each<[ChangeAction, ChangeActor, boolean]>([
  ['agree', 'customer', false],
  ['agree', 'lab', true],
  ['decline', 'customer', false],
  ['decline', 'lab', true],
  ['withdraw', 'customer', true],
  ['withdraw', 'lab', false],
  ['lapse', 'system', true],
  ['lapse', 'customer', false],
])('what the customer has asked: %s by %s', (action, by, may) => {
  expect(maySay(action, 'customer', by)).toBe(may);
});
