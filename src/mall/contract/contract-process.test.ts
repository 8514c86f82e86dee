// The lives of contracts, rights to sign and seals: who may do what in which state, whose turn it is, and that nothing leads out of the tables (domain 3.6.3, 3.6.4).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { checkProcess, leadsTo } from '#kit/process/process.ts';
import {
  type ContractActor,
  contractActions,
  contractProcess,
  type GuardedContract,
  SEAL_STATES,
  SIGN_AUTH_STATES,
  sealProcess,
  signAuthProcess,
  turnOf,
} from './contract-process.ts';
import { CONTRACT_STATES, contractStatus } from './contract-status.ts';
import { contractSteps, signAuthSteps } from './contract-steps.ts';
import { clausesOf, contractTemplates } from './contract-templates.ts';

const ACTORS: ContractActor[] = ['initiator', 'counterparty', 'approver', 'platform', 'system'];
const at = (state: GuardedContract['state'], more: Partial<GuardedContract> = {}): GuardedContract => ({
  state,
  kind: 'PURCHASE',
  signedBy: null,
  proposedBy: null,
  isUnilateral: false,
  asks: null,
  needsMediation: false,
  ...more,
});

it('is reachable and closed, and every step has its words', () => {
  expect(() => checkProcess('contract', contractProcess, CONTRACT_STATES)).not.toThrow();
  expect(() => checkProcess('right to sign', signAuthProcess, SIGN_AUTH_STATES)).not.toThrow();
  expect(() => checkProcess('seal', sealProcess, SEAL_STATES)).not.toThrow();
  expect(Object.keys(contractSteps).sort()).toEqual(Object.keys(contractProcess).sort());
  expect(Object.keys(signAuthSteps).sort()).toEqual(Object.keys(signAuthProcess).sort());
});

it('carries the codes of the table', () => {
  expect(Object.fromEntries(CONTRACT_STATES.map((state) => [state, contractStatus[state].code]))).toEqual({
    DRAFT: 1,
    PENDING_REVIEW: 5,
    REVIEW_REJECTED: 6,
    PENDING_CONFIRM: 10,
    RETURNED: 12,
    REJECTED: 7,
    PENDING_SIGN: 15,
    PARTLY_SIGNED: 18,
    EFFECTIVE: 20,
    CHANGE_PENDING: 25,
    TERMINATING: 28,
    COMPLETED: 40,
    TERMINATED: 45,
    CANCELLED: 0,
    EXPIRED: 8,
  });
});

it('allows exactly this', () => {
  const table = Object.fromEntries(
    CONTRACT_STATES.map((state) => [
      state,
      ACTORS.flatMap((by) => {
        const actions = contractActions(at(state), by);
        return actions.length > 0 ? [`${by}: ${actions.join(' ')}`] : [];
      }).join(' | '),
    ]),
  );
  expect(table).toEqual({
    DRAFT: 'initiator: save submit cancel',
    PENDING_REVIEW: 'initiator: cancel | approver: approve sendBack | system: approve sendBack',
    REVIEW_REJECTED: 'initiator: save resubmit cancel',
    PENDING_CONFIRM: 'initiator: cancel | counterparty: askChanges confirm refuse | system: confirm expire',
    RETURNED: 'initiator: save revise cancel | counterparty: refuse | system: expire',
    REJECTED: '',
    PENDING_SIGN: 'initiator: sign cancel | counterparty: sign cancel | system: expire',
    PARTLY_SIGNED: 'initiator: sign | counterparty: sign | system: expire',
    EFFECTIVE:
      'initiator: proposeChange proposeTermination terminateAlone complete | counterparty: proposeChange proposeTermination terminateAlone complete | system: complete',
    CHANGE_PENDING:
      'initiator: signChange refuseChange proposeTermination | counterparty: signChange refuseChange proposeTermination | system: withdrawChange',
    TERMINATING:
      'initiator: agreeTermination refuseTermination | counterparty: agreeTermination refuseTermination | system: terminationTimeout',
    COMPLETED: '',
    TERMINATED: '',
    CANCELLED: '',
    EXPIRED: '',
  });
});

it('asks the guards: who has signed, who has proposed, what kind it is', () => {
  expect(contractActions(at('PARTLY_SIGNED', { signedBy: 'initiator' }), 'initiator')).toEqual([
    'withdrawSignature',
  ]);
  expect(contractActions(at('PARTLY_SIGNED', { signedBy: 'initiator' }), 'counterparty')).toEqual(['sign']);
  const change = at('CHANGE_PENDING', { proposedBy: 'counterparty', signedBy: 'counterparty' });
  expect(contractActions(change, 'counterparty')).toEqual(['withdrawChange', 'proposeTermination']);
  expect(contractActions(change, 'initiator')).toEqual(['signChange', 'refuseChange', 'proposeTermination']);
  const alone = at('TERMINATING', { proposedBy: 'initiator', isUnilateral: true });
  expect(contractActions(alone, 'initiator')).toEqual(['withdrawTermination']);
  expect(contractActions(alone, 'counterparty')).toEqual(['refuseTermination']);
  const together = at('TERMINATING', { proposedBy: 'initiator' });
  expect(contractActions(together, 'initiator')).toEqual(['withdrawTermination']);
  expect(contractActions(together, 'counterparty')).toEqual(['agreeTermination', 'refuseTermination']);
  const proposed = at('PENDING_CONFIRM', { proposedBy: 'counterparty' });
  expect(contractActions(proposed, 'counterparty')).toContain('confirm');
  const cancel = at('PENDING_SIGN', { asks: 'cancel', proposedBy: 'initiator' });
  expect(contractActions(cancel, 'initiator')).toEqual(['sign']);
  expect(contractActions(cancel, 'counterparty')).toEqual(['sign', 'cancel']);
  expect(contractActions(at('PENDING_CONFIRM', { kind: 'OFFLINE' }), 'platform')).toEqual(['confirm']);
  expect(
    contractActions(at('PENDING_CONFIRM', { asks: 'confirm', proposedBy: 'counterparty' }), 'counterparty'),
  ).toEqual(['askChanges', 'refuse']);
  const asked = at('EFFECTIVE', { asks: 'complete', proposedBy: 'initiator' });
  expect(contractActions(asked, 'initiator')).not.toContain('complete');
  expect(contractActions(asked, 'initiator')).toContain('denyCompletion');
  expect(contractActions(asked, 'counterparty')).toEqual(
    expect.arrayContaining(['complete', 'denyCompletion']),
  );
  expect(contractActions(at('EFFECTIVE', { needsMediation: true }), 'platform')).toEqual(['mediate']);
  expect(contractActions(at('EFFECTIVE', { kind: 'FRAMEWORK' }), 'system')).toEqual(['complete', 'end']);
});

it.each<[GuardedContract, ReturnType<typeof turnOf>]>([
  [at('DRAFT'), 'initiator'],
  [at('REVIEW_REJECTED'), 'initiator'],
  [at('RETURNED'), 'initiator'],
  [at('PENDING_REVIEW'), 'approver'],
  [at('PENDING_CONFIRM'), 'counterparty'],
  [at('PENDING_CONFIRM', { asks: 'confirm' }), 'approver'],
  [at('PENDING_SIGN'), 'both'],
  [at('PENDING_SIGN', { asks: 'cancel', proposedBy: 'counterparty' }), 'initiator'],
  [at('PARTLY_SIGNED', { signedBy: 'counterparty' }), 'initiator'],
  [at('PARTLY_SIGNED', { signedBy: 'initiator' }), 'counterparty'],
  [at('CHANGE_PENDING'), 'both'],
  [at('CHANGE_PENDING', { signedBy: 'initiator' }), 'counterparty'],
  [at('TERMINATING', { proposedBy: 'initiator' }), 'counterparty'],
  [at('EFFECTIVE'), null],
  [at('EFFECTIVE', { asks: 'complete', proposedBy: 'counterparty' }), 'initiator'],
  [at('COMPLETED'), null],
  [at('CANCELLED'), null],
])('%j: it is the turn of %s', (contract, turn) => {
  expect(turnOf(contract)).toBe(turn);
});

it('leads exactly there, whatever its guards say', () => {
  expect(lifeTable(contractProcess, CONTRACT_STATES, ACTORS)).toMatchInlineSnapshot(`
    {
      "CANCELLED": "",
      "CHANGE_PENDING": "initiator: signChange → CHANGE_PENDING|EFFECTIVE, initiator: refuseChange → EFFECTIVE, initiator: withdrawChange → EFFECTIVE, initiator: proposeTermination → TERMINATING, counterparty: signChange → CHANGE_PENDING|EFFECTIVE, counterparty: refuseChange → EFFECTIVE, counterparty: withdrawChange → EFFECTIVE, counterparty: proposeTermination → TERMINATING, platform: mediate, system: withdrawChange → EFFECTIVE",
      "COMPLETED": "",
      "DRAFT": "initiator: save, initiator: submit → PENDING_REVIEW|PENDING_CONFIRM, initiator: cancel → CANCELLED|PENDING_SIGN, counterparty: cancel → CANCELLED|PENDING_SIGN",
      "EFFECTIVE": "initiator: proposeChange → CHANGE_PENDING, initiator: proposeTermination → TERMINATING, initiator: terminateAlone → TERMINATING, initiator: complete → COMPLETED|EFFECTIVE, initiator: denyCompletion, counterparty: proposeChange → CHANGE_PENDING, counterparty: proposeTermination → TERMINATING, counterparty: terminateAlone → TERMINATING, counterparty: complete → COMPLETED|EFFECTIVE, counterparty: denyCompletion, platform: mediate, system: complete → COMPLETED|EFFECTIVE, system: end → COMPLETED",
      "EXPIRED": "",
      "PARTLY_SIGNED": "initiator: sign → PARTLY_SIGNED|EFFECTIVE, initiator: withdrawSignature → PENDING_SIGN, counterparty: sign → PARTLY_SIGNED|EFFECTIVE, counterparty: withdrawSignature → PENDING_SIGN, system: expire → EXPIRED",
      "PENDING_CONFIRM": "initiator: cancel → CANCELLED|PENDING_SIGN, counterparty: askChanges → RETURNED, counterparty: confirm → PENDING_SIGN|EFFECTIVE, counterparty: refuse → REJECTED, counterparty: cancel → CANCELLED|PENDING_SIGN, platform: confirm → PENDING_SIGN|EFFECTIVE, system: confirm → PENDING_SIGN|EFFECTIVE, system: expire → EXPIRED",
      "PENDING_REVIEW": "initiator: cancel → CANCELLED|PENDING_SIGN, counterparty: cancel → CANCELLED|PENDING_SIGN, approver: approve → PENDING_CONFIRM, approver: sendBack → REVIEW_REJECTED, system: approve → PENDING_CONFIRM, system: sendBack → REVIEW_REJECTED",
      "PENDING_SIGN": "initiator: sign → PARTLY_SIGNED|EFFECTIVE, initiator: cancel → CANCELLED|PENDING_SIGN, counterparty: sign → PARTLY_SIGNED|EFFECTIVE, counterparty: cancel → CANCELLED|PENDING_SIGN, system: expire → EXPIRED",
      "REJECTED": "",
      "RETURNED": "initiator: save, initiator: revise → PENDING_CONFIRM|PENDING_REVIEW, initiator: cancel → CANCELLED|PENDING_SIGN, counterparty: refuse → REJECTED, counterparty: cancel → CANCELLED|PENDING_SIGN, system: expire → EXPIRED",
      "REVIEW_REJECTED": "initiator: save, initiator: resubmit → PENDING_REVIEW|PENDING_CONFIRM, initiator: cancel → CANCELLED|PENDING_SIGN, counterparty: cancel → CANCELLED|PENDING_SIGN",
      "TERMINATED": "",
      "TERMINATING": "initiator: agreeTermination → TERMINATED, initiator: refuseTermination → EFFECTIVE, initiator: withdrawTermination → EFFECTIVE, counterparty: agreeTermination → TERMINATED, counterparty: refuseTermination → EFFECTIVE, counterparty: withdrawTermination → EFFECTIVE, system: terminationTimeout → EFFECTIVE|TERMINATED",
      "new": "initiator: draft → DRAFT, system: draft → DRAFT",
    }
  `);
});

it('rights to sign and seals allow exactly this', () => {
  const actors = ['applicant', 'reviewer', 'system'];
  expect(lifeTable(signAuthProcess, SIGN_AUTH_STATES, actors)).toMatchInlineSnapshot(`
    {
      "AUTHENTICATED": "applicant: revoke → REVOKED, reviewer: revoke → REVOKED, system: expire → EXPIRED, system: revoke → REVOKED, system: reviewAgain → PENDING_REVIEW",
      "EXPIRED": "applicant: resubmit → PENDING_REVIEW",
      "PENDING_REVIEW": "applicant: revoke → REVOKED, reviewer: approve → AUTHENTICATED, reviewer: sendBack → REVIEW_REJECTED, reviewer: revoke → REVOKED, system: revoke → REVOKED",
      "REVIEW_REJECTED": "applicant: resubmit → PENDING_REVIEW",
      "REVOKED": "applicant: resubmit → PENDING_REVIEW",
      "new": "applicant: apply → PENDING_REVIEW",
    }
  `);
  expect(lifeTable(sealProcess, SEAL_STATES, actors)).toMatchInlineSnapshot(`
    {
      "ACTIVE": "applicant: disable → DISABLED, reviewer: disable → DISABLED, system: disable → DISABLED",
      "DISABLED": "",
      "DRAFT": "applicant: submit → PENDING_REVIEW, applicant: disable → DISABLED, reviewer: disable → DISABLED, system: submit → PENDING_REVIEW, system: disable → DISABLED",
      "PENDING_REVIEW": "applicant: disable → DISABLED, reviewer: approve → ACTIVE, reviewer: sendBack → DRAFT, reviewer: disable → DISABLED, system: disable → DISABLED",
      "new": "applicant: create → DRAFT, system: create → DRAFT",
    }
  `);
});

it.each([
  ['contract', contractProcess, CONTRACT_STATES],
  ['right to sign', signAuthProcess, SIGN_AUTH_STATES],
  ['seal', sealProcess, SEAL_STATES],
] as const)('no sequence of actions leads a %s out of its table', (_name, of, states) => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(of)), fc.nat({ max: 2 })), { maxLength: 60 }),
      (tried) => {
        let state: string | undefined;
        for (const [action, choice] of tried) {
          const targets = leadsTo(of, action, state);
          state = targets[choice] ?? targets[0] ?? state;
          if (state !== undefined) expect(states).toContain(state);
        }
      },
    ),
  );
});

it('templates have about a dozen clauses in both languages, each under a key of its own', () => {
  for (const template of contractTemplates) {
    const clauses = clausesOf(template);
    expect(clauses.length).toBeGreaterThanOrEqual(12);
    expect(new Set(clauses.map((one) => one.key)).size).toBe(clauses.length);
    for (const { key, text, title } of clauses)
      for (const words of [text, title]) {
        expect(words.zh, key).toMatch(/[\u4e00-\u9fff]/);
        expect(words.en, key).not.toMatch(/[\u4e00-\u9fff]|undefined/);
        expect(words.zh, key).not.toContain('undefined');
      }
  }
  expect(JSON.stringify(clausesOf(contractTemplates[0]!, { warrantyMonths: 24 }))).toContain('24个月');
});
