// The lives of certifications and enterprises: who may do what in which state (domain 3.8.1).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allowedActions, checkProcess, leadsTo } from '#kit/process/process.ts';
import {
  CERTIFICATION_STATES,
  type CertificationActor,
  certificationProcess,
  ENTERPRISE_STATES,
  enterpriseProcess,
} from './certification-process.ts';

const ACTORS: CertificationActor[] = ['applicant', 'reviewer', 'system'];
const LIVES = [
  { name: 'certification', life: certificationProcess, states: CERTIFICATION_STATES },
  { name: 'enterprise', life: enterpriseProcess, states: ENTERPRISE_STATES },
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
      PENDING_REVIEW: 'applicant: withdraw, reviewer: approve, reviewer: sendBack, system: withdraw',
      REVIEW_REJECTED: 'applicant: resubmit, applicant: withdraw, system: withdraw',
      APPROVED: '',
      WITHDRAWN: '',
    },
    {
      CERTIFIED:
        'applicant: askChange, reviewer: moveAdministrator, reviewer: revoke, reviewer: trust, reviewer: distrust, system: expire',
      CHANGE_REVIEW:
        'applicant: endChange, reviewer: approveChange, reviewer: endChange, reviewer: moveAdministrator, reviewer: revoke, reviewer: trust, reviewer: distrust, system: endChange',
      EXPIRED: 'applicant: renew, reviewer: moveAdministrator, reviewer: revoke, reviewer: distrust',
      REVOKED: 'reviewer: certifyAgain',
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
