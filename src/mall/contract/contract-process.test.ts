// The lives of contracts, rights to sign and seals: who may do what in which state, whose turn it is, and that nothing leads out of the tables (domain 3.6.3, 3.6.4).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allowedActions, checkProcess, leadsTo } from '#kit/process/process.ts';
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

it('knows whose turn it is', () => {
  expect(turnOf(at('PENDING_CONFIRM'))).toBe('counterparty');
  expect(turnOf(at('PENDING_SIGN'))).toBe('both');
  expect(turnOf(at('PARTLY_SIGNED', { signedBy: 'counterparty' }))).toBe('initiator');
  expect(turnOf(at('TERMINATING', { proposedBy: 'initiator' }))).toBe('counterparty');
  expect(turnOf(at('EFFECTIVE'))).toBeNull();
  expect(turnOf(at('EFFECTIVE', { asks: 'complete', proposedBy: 'counterparty' }))).toBe('initiator');
});

it('rights to sign and seals allow exactly this', () => {
  const table = (
    of: Parameters<typeof allowedActions>[0],
    states: readonly string[],
    actors: readonly string[],
  ) =>
    Object.fromEntries(
      states.map((state) => [
        state,
        actors.map((by) => `${by}: ${allowedActions(of, state, by).join(' ')}`).join(' | '),
      ]),
    );
  expect(table(signAuthProcess, SIGN_AUTH_STATES, ['applicant', 'reviewer', 'system'])).toEqual({
    PENDING_REVIEW: 'applicant: revoke | reviewer: approve sendBack revoke | system: revoke',
    REVIEW_REJECTED: 'applicant: resubmit | reviewer:  | system: ',
    AUTHENTICATED: 'applicant: revoke | reviewer: revoke | system: expire revoke reviewAgain',
    EXPIRED: 'applicant: resubmit | reviewer:  | system: ',
    REVOKED: 'applicant: resubmit | reviewer:  | system: ',
  });
  expect(table(sealProcess, SEAL_STATES, ['applicant', 'reviewer'])).toEqual({
    DRAFT: 'applicant: submit disable | reviewer: disable',
    PENDING_REVIEW: 'applicant: disable | reviewer: approve sendBack disable',
    ACTIVE: 'applicant: disable | reviewer: disable',
    DISABLED: 'applicant:  | reviewer: ',
  });
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
