// The life of an inquiry: who may do what in which state, and that nothing leads out of the table (domain 3.6.1).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allowedActions, checkProcess, leadsTo } from '#kit/process/process.ts';
import { type InquiryActor, inquiryActions, inquiryProcess } from './inquiry-process.ts';
import {
  INQUIRY_STATES,
  INQUIRY_TABS,
  type InquiryState,
  inquiryStatus,
  inquirySteps,
  inquiryTabs,
  supplierStateOf,
} from './inquiry-status.ts';

const ACTORS: InquiryActor[] = ['purchaser', 'approver', 'supplier', 'system'];

it('is reachable and closed, and every step has its words', () => {
  expect(() => checkProcess('inquiry', inquiryProcess, INQUIRY_STATES)).not.toThrow();
  expect(Object.keys(inquirySteps).sort()).toEqual(Object.keys(inquiryProcess).sort());
});

it('carries the codes of the status table', () => {
  expect(Object.fromEntries(INQUIRY_STATES.map((state) => [state, inquiryStatus[state].code]))).toEqual({
    DRAFT: 1,
    PENDING_REVIEW: 5,
    REVIEW_REJECTED: 6,
    QUOTING: 10,
    EVALUATING: 20,
    PARTLY_AWARDED: 30,
    AWARDED: 35,
    COMPLETED: 40,
    CANCELLED: 0,
    EXPIRED: 8,
  });
});

it('allows exactly this', () => {
  const table = Object.fromEntries(
    INQUIRY_STATES.map((state) => [
      state,
      ACTORS.flatMap((by) =>
        allowedActions(inquiryProcess, state, by).map((action) => `${by}: ${action}`),
      ).join(', '),
    ]),
  );
  expect(table).toEqual({
    DRAFT: 'purchaser: save, purchaser: submit, purchaser: cancel',
    PENDING_REVIEW:
      'purchaser: cancel, approver: approve, approver: sendBack, system: approve, system: sendBack',
    REVIEW_REJECTED:
      'purchaser: save, purchaser: resubmit, purchaser: abandon, purchaser: cancel, system: abandon',
    QUOTING:
      'purchaser: answer, purchaser: amend, purchaser: extend, purchaser: invite, purchaser: close, purchaser: award, purchaser: cancel, supplier: ask, system: close, system: closeEmpty, system: award',
    EVALUATING:
      'purchaser: award, purchaser: closeRest, purchaser: cancel, system: award, system: evaluationTimeout',
    PARTLY_AWARDED:
      'purchaser: award, purchaser: convert, purchaser: closeRest, supplier: convert, system: award, system: convert, system: evaluationTimeout, system: annulAward',
    AWARDED: 'purchaser: convert, supplier: convert, system: convert, system: annulAward',
    COMPLETED: 'system: annulAward',
    CANCELLED: '',
    EXPIRED: '',
  });
});

it('a sealed inquiry is awarded only after its close, and closed early only once all have answered', () => {
  const quoting = { state: 'QUOTING', invitedNum: 3 } as const;
  const may = (isSealed: boolean, quotedNum: number, declinedNum = 0) =>
    inquiryActions({ ...quoting, isSealed, quotedNum, declinedNum }, 'purchaser').filter((one) =>
      ['award', 'close'].includes(one),
    );
  expect([0, 1, 2, 3].map((quotedNum) => may(true, quotedNum))).toEqual([[], [], [], ['close']]);
  expect([0, 1, 3].map((quotedNum) => may(false, quotedNum))).toEqual([
    [],
    ['close', 'award'],
    ['close', 'award'],
  ]);
  expect([may(true, 2, 1), may(true, 1, 1), may(true, 0, 3)]).toEqual([['close'], [], []]);
  expect(
    inquiryActions({ ...quoting, isSealed: true, quotedNum: 3, declinedNum: 0 }, 'system'),
  ).not.toContain('award');
});

it('guards nothing but awarding and closing while suppliers quote', () => {
  for (const state of INQUIRY_STATES)
    for (const by of ACTORS) {
      const open = { state, isSealed: false, invitedNum: 3, quotedNum: 1, declinedNum: 0 };
      expect(inquiryActions(open, by)).toEqual(allowedActions(inquiryProcess, state, by));
      if (state === 'QUOTING') continue;
      const sealed = { ...open, isSealed: true, quotedNum: 0 };
      expect(inquiryActions(sealed, by)).toEqual(allowedActions(inquiryProcess, state, by));
    }
  const nobody = { state: 'QUOTING', isSealed: true, invitedNum: 3, quotedNum: 0, declinedNum: 0 } as const;
  expect(inquiryActions(nobody, 'system')).toEqual(['close', 'closeEmpty']);
  expect(inquiryActions(nobody, 'purchaser')).toEqual(['answer', 'amend', 'extend', 'invite', 'cancel']);
});

it.each([
  ['create', undefined, 'DRAFT'],
  ['submit', 'DRAFT', 'PENDING_REVIEW QUOTING'],
  ['resubmit', 'REVIEW_REJECTED', 'PENDING_REVIEW QUOTING'],
  ['award', 'EVALUATING', 'PARTLY_AWARDED AWARDED'],
  ['convert', 'AWARDED', 'PARTLY_AWARDED AWARDED COMPLETED'],
  ['closeRest', 'EVALUATING', 'AWARDED EXPIRED COMPLETED'],
  ['evaluationTimeout', 'EVALUATING', 'EXPIRED AWARDED COMPLETED'],
  ['annulAward', 'COMPLETED', 'EVALUATING PARTLY_AWARDED'],
])('%s from %s leads to %s', (action, from, to) => {
  expect(leadsTo(inquiryProcess, action, from).join(' ')).toBe(to);
  if (action === 'create') expect(inquiryProcess.create.by).toEqual(['purchaser']);
});

it('every state stands in one tab, and suppliers learn no more than open, closed or cancelled', () => {
  const tabs = INQUIRY_TABS.filter((tab) => tab !== 'all').flatMap((tab) => [...inquiryTabs[tab].states]);
  expect(tabs.sort()).toEqual([...INQUIRY_STATES].sort());
  const seen = Object.groupBy(INQUIRY_STATES, supplierStateOf);
  expect(seen.QUOTING).toEqual(['QUOTING']);
  expect(seen.CANCELLED).toEqual(['CANCELLED']);
});

it('no sequence of thousands of events leaves the table', () => {
  const actions = Object.keys(inquiryProcess);
  let reached = new Set<InquiryState>();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat({ max: 2 })), { minLength: 20, maxLength: 120 }),
      (tried) => {
        let state: string | undefined;
        for (const [action, choice] of tried) {
          const targets = leadsTo(inquiryProcess, action, state);
          const next = targets[choice] ?? targets[0] ?? state;
          if (next !== state && state !== undefined) {
            const by = ACTORS.filter((actor) =>
              allowedActions(inquiryProcess, state!, actor).includes(action as never),
            );
            expect(by.length).toBeGreaterThan(0);
          }
          state = next;
          if (state === undefined) continue;
          expect(INQUIRY_STATES).toContain(state);
          reached = reached.add(state as InquiryState);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(reached.size).toBe(INQUIRY_STATES.length);
});
