// The lives of designer applications and designers: who may do what in which state (domain 3.8.2).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allowedActions, checkProcess, leadsTo } from '#kit/process/process.ts';
import {
  APPLICATION_STATES,
  applicationProcess,
  DESIGNER_STATES,
  type DesignerActor,
  designerProcess,
} from './designer-process.ts';

const ACTORS: DesignerActor[] = ['applicant', 'enterprise', 'platform', 'system'];
const LIVES = [
  { name: 'application', life: applicationProcess, states: APPLICATION_STATES },
  { name: 'designer', life: designerProcess, states: DESIGNER_STATES },
] as const;

it('are reachable and closed', () => {
  for (const { name, life, states } of LIVES) expect(() => checkProcess(name, life, states)).not.toThrow();
});

it('allow exactly this', () => {
  const tables = LIVES.map(({ life, states }) =>
    Object.fromEntries(
      states.map((state) => [
        state,
        ACTORS.flatMap((by) => allowedActions(life, state, by).map((action) => `${by}: ${action}`)).join(
          ', ',
        ),
      ]),
    ),
  );
  expect(tables).toEqual([
    {
      DRAFT: 'applicant: submit, applicant: withdraw, system: withdraw',
      PENDING_ENTERPRISE:
        'applicant: withdraw, enterprise: endorse, enterprise: enterpriseSendBack, system: goOnAlone, system: withdraw',
      PENDING_PLATFORM:
        'applicant: withdraw, platform: approve, platform: sendBack, platform: refuse, system: withdraw',
      REVIEW_REJECTED: 'applicant: resubmit, applicant: withdraw, system: withdraw',
      REJECTED: '',
      APPROVED: '',
      CANCELLED: '',
    },
    {
      ACTIVE: 'enterprise: leave, platform: suspend, platform: revoke, system: leave',
      SUSPENDED: 'enterprise: leave, platform: resume, platform: revoke, system: leave',
      LEFT: 'enterprise: certifyAgain, platform: revoke, platform: certifyAgain, system: recheckMissed',
      REVOKED: 'enterprise: certifyAgain, platform: certifyAgain',
    },
  ]);
});

it('no sequence of actions leaves the tables', () => {
  for (const { life, states } of LIVES) {
    const actions = Object.keys(life);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat({ max: 1 })), { maxLength: 40 }),
        (tried) => {
          let state: string | undefined;
          for (const [action, choice] of tried) {
            const targets = leadsTo(life, action, state);
            state = targets[choice] ?? targets[0] ?? state;
            if (state !== undefined) expect(states).toContain(state);
          }
        },
      ),
    );
  }
});
