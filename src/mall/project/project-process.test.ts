// The lives of a project and of a risk that is watched in it, as tables.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { checkProcess } from '#kit/process/process.ts';
import {
  PROJECT_ACTIONS,
  PROJECT_STATES,
  projectProcess,
  RISK_STATES,
  riskProcess,
} from './project-process.ts';

it('a project allows its owner and its members exactly this, and who only reads it nothing', () => {
  expect(() => checkProcess('project', projectProcess, PROJECT_STATES)).not.toThrow();
  const work = ['change', 'addBom', 'goBack', 'replacePart', 'link', 'unlink'];
  const as = (by: string, ...actions: string[]) => actions.map((action) => `${by}: ${action}`);
  const owner = as('owner', ...work, 'addMember', 'removeMember');
  const member = as('member', ...work);
  expect(lifeTable(projectProcess, PROJECT_STATES, ['owner', 'member', 'viewer'])).toEqual({
    new: 'owner: create → ACTIVE',
    ACTIVE: [
      ...[...owner, 'owner: pause → PAUSED', 'owner: archive → ARCHIVED'],
      ...[...member, 'member: pause → PAUSED'],
    ].join(', '),
    PAUSED: [
      ...[...owner, 'owner: resume → ACTIVE', 'owner: archive → ARCHIVED'],
      ...[...member, 'member: resume → ACTIVE'],
    ].join(', '),
    ARCHIVED: 'owner: restore → ACTIVE',
  });
  expect(PROJECT_ACTIONS).toHaveLength(13);
});

it('a risk allows exactly this', () => {
  expect(() => checkProcess('risk', riskProcess, RISK_STATES)).not.toThrow();
  expect(lifeTable(riskProcess, RISK_STATES, ['watcher', 'system'])).toEqual({
    new: 'system: find → OPEN',
    OPEN: 'watcher: snooze → SNOOZED, watcher: accept → ACCEPTED, system: clear → CLEARED',
    SNOOZED:
      'watcher: accept → ACCEPTED, watcher: reopen → OPEN, system: wake → OPEN, system: clear → CLEARED',
    ACCEPTED: 'watcher: reopen → OPEN, system: wake → OPEN, system: clear → CLEARED',
    CLEARED: 'system: return → OPEN',
  });
});
