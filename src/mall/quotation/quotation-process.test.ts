// The life of a quotation as a table, what its guards add, and that no sequence of steps leaves it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedActions, checkProcess, leadsTo } from '#kit/process/process.ts';
import { INQUIRY_STATES } from '#mall/inquiry/inquiry-status.ts';
import {
  type GuardedQuotation,
  mayHaggle,
  type QuotationActor,
  quotationActions,
  quotationProcess,
} from './quotation-process.ts';
import { QUOTATION_STATES, quotationStatus } from './quotation-status.ts';

const ACTORS: QuotationActor[] = ['supplier', 'supplierApprover', 'purchaser', 'system'];
const NOW = new Date('2026-11-21T00:00:00Z');

const guarded = (wish: Partial<GuardedQuotation>): GuardedQuotation => ({
  state: 'QUOTED',
  inquiryState: 'EVALUATING',
  isQuoting: wish.inquiryState === 'QUOTING',
  isSealed: true,
  supplierRounds: 0,
  purchaserRounds: 0,
  isFinalAsked: false,
  isBinding: true,
  wasSeen: false,
  renewableUntil: null,
  stateBefore: null,
  isInAward: false,
  ...wish,
});

describe('the life of a quotation', () => {
  it('reaches every state', () => {
    expect(() => checkProcess('quotation', quotationProcess, QUOTATION_STATES)).not.toThrow();
  });

  it('allows each side what domain 3.6.2 says', () => {
    const table = Object.fromEntries(
      QUOTATION_STATES.map((state) => [
        state,
        Object.fromEntries(
          ACTORS.map((by) => [by, allowedActions(quotationProcess, state, by).join(' ')]).filter(
            ([, what]) => what,
          ),
        ),
      ]),
    );
    expect(table).toEqual({
      INVITED: { supplier: 'open decline', system: 'expire lose' },
      DECLINED: { supplier: 'open' },
      DRAFT: {
        supplier: 'save decline submit dropDraft',
        purchaser: 'see',
        system: 'dropDraft expire lose',
      },
      PENDING_REVIEW: {
        supplier: 'dropDraft',
        supplierApprover: 'approve sendBack',
        purchaser: 'see',
        system: 'approve sendBack dropDraft expire lose',
      },
      REVIEW_REJECTED: {
        supplier: 'save edit dropDraft',
        purchaser: 'see',
        system: 'dropDraft expire lose',
      },
      QUOTED: {
        supplier: 'replace reject withdraw',
        purchaser: 'see counter askFinal accept reject',
        system: 'accept expire lose',
      },
      COUNTERED: {
        supplier: 'save agree offer keep reject',
        purchaser: 'reject',
        system: 'expire lose',
      },
      ACCEPTED: { purchaser: 'acceptMore', system: 'acceptMore convert annul' },
      REJECTED: { system: 'revive' },
      EXPIRED: { supplier: 'renew' },
      WITHDRAWN: {},
      COMPLETED: { purchaser: 'acceptMore', system: 'acceptMore annul' },
    });
  });

  it('lets exactly one side act in every open state', () => {
    for (const state of QUOTATION_STATES) {
      const { turn } = quotationStatus[state];
      const haggling = ['submit', 'offer', 'keep', 'agree', 'counter', 'askFinal'];
      const movers = ACTORS.filter((by) =>
        allowedActions(quotationProcess, state, by).some((action) => haggling.includes(action)),
      );
      expect(movers.length).toBeLessThanOrEqual(1);
      if (movers[0]) expect(turn).toBe(movers[0]);
    }
  });

  it.each([
    [
      'sealed and still quoting: the purchaser does nothing',
      { inquiryState: 'QUOTING' },
      'purchaser',
      ['see'],
    ],
    [
      'open and still quoting: he haggles',
      { inquiryState: 'QUOTING', isSealed: false },
      'purchaser',
      ['see', 'counter', 'askFinal', 'accept', 'reject'],
    ],
    [
      'after five rounds no counter-offer',
      { purchaserRounds: 5 },
      'purchaser',
      ['see', 'askFinal', 'accept', 'reject'],
    ],
    ['after best and final only yes or no', { isFinalAsked: true }, 'purchaser', ['see', 'accept', 'reject']],
    ['while an award waits nothing moves', { isInAward: true }, 'purchaser', ['see', 'accept']],
    ['binding and seen: not withdrawn', { wasSeen: true }, 'supplier', []],
    ['binding and not seen: withdrawn', {}, 'supplier', ['withdraw']],
    ['not binding: withdrawn any time', { wasSeen: true, isBinding: false }, 'supplier', ['withdraw']],
    [
      'best and final is answered by an offer, the same or no',
      { state: 'COUNTERED', isFinalAsked: true },
      'supplier',
      ['save', 'offer', 'keep', 'reject'],
    ],
    [
      'after five offers no other',
      { state: 'COUNTERED', supplierRounds: 5 },
      'supplier',
      ['save', 'agree', 'keep', 'reject'],
    ],
    [
      'renewed within its time',
      { state: 'EXPIRED', renewableUntil: new Date('2026-11-22') },
      'supplier',
      ['renew'],
    ],
    ['not renewed later', { state: 'EXPIRED', renewableUntil: new Date('2026-11-20') }, 'supplier', []],
    [
      'not renewed once the inquiry is over',
      { state: 'EXPIRED', renewableUntil: new Date('2026-11-22'), inquiryState: 'AWARDED' },
      'supplier',
      [],
    ],
    [
      'closed: a first offer comes too late',
      { state: 'DRAFT', stateBefore: 'INVITED' },
      'supplier',
      ['save', 'dropDraft'],
    ],
    [
      'closed: a counter-offer is still answered',
      { state: 'DRAFT', stateBefore: 'COUNTERED' },
      'supplier',
      ['save', 'submit', 'dropDraft'],
    ],
    [
      'invited: he opens or declines',
      { state: 'INVITED', inquiryState: 'QUOTING' },
      'supplier',
      ['open', 'decline'],
    ],
    [
      'declined: he may think better of it',
      { state: 'DECLINED', inquiryState: 'QUOTING' },
      'supplier',
      ['open'],
    ],
    ['invited, and closed meanwhile', { state: 'INVITED' }, 'supplier', []],
    [
      'what replaces an offer is dropped, not declined',
      { state: 'DRAFT', inquiryState: 'QUOTING', stateBefore: 'QUOTED' },
      'supplier',
      ['save', 'submit', 'dropDraft'],
    ],
    [
      'nor is what answers a counter-offer',
      { state: 'DRAFT', inquiryState: 'QUOTING', stateBefore: 'COUNTERED' },
      'supplier',
      ['save', 'submit', 'dropDraft'],
    ],
    [
      'still quoting: he replaces or withdraws',
      { inquiryState: 'QUOTING' },
      'supplier',
      ['replace', 'withdraw'],
    ],
    [
      'best and final is not replaced',
      { inquiryState: 'QUOTING', isFinalAsked: true },
      'supplier',
      ['withdraw'],
    ],
    [
      'nor is what an award waits for',
      { inquiryState: 'QUOTING', isInAward: true },
      'supplier',
      ['withdraw'],
    ],
    [
      'in review: he leaves it to his own people',
      { state: 'PENDING_REVIEW', inquiryState: 'QUOTING' },
      'supplier',
      [],
    ],
    [
      'in review: they decide',
      { state: 'PENDING_REVIEW', inquiryState: 'QUOTING' },
      'supplierApprover',
      ['approve', 'sendBack'],
    ],
    [
      'in review after the close: only back',
      { state: 'PENDING_REVIEW', stateBefore: 'INVITED' },
      'supplierApprover',
      ['sendBack'],
    ],
    [
      'in review after the close: the answer to a counter-offer goes out',
      { state: 'PENDING_REVIEW', stateBefore: 'COUNTERED' },
      'supplierApprover',
      ['approve', 'sendBack'],
    ],
    [
      'in review: the mall drops it with the close',
      { state: 'PENDING_REVIEW', stateBefore: 'INVITED' },
      'system',
      ['sendBack', 'dropDraft', 'expire', 'lose'],
    ],
    ['sent back: he drops it', { state: 'REVIEW_REJECTED' }, 'supplier', ['save', 'edit', 'dropDraft']],
    ['countered: the purchaser waits', { state: 'COUNTERED' }, 'purchaser', []],
    ['won: more of it may be', { state: 'ACCEPTED' }, 'purchaser', ['acceptMore']],
    ['won while sealed: not by hand', { state: 'ACCEPTED', inquiryState: 'QUOTING' }, 'purchaser', []],
    ['won while sealed: by an approval', { inquiryState: 'QUOTING' }, 'system', ['accept', 'expire', 'lose']],
    [
      'more won by an approval',
      { state: 'COMPLETED', inquiryState: 'QUOTING' },
      'system',
      ['acceptMore', 'annul'],
    ],
    [
      'partly awarded: he haggles on',
      { inquiryState: 'PARTLY_AWARDED' },
      'purchaser',
      ['see', 'counter', 'askFinal', 'accept', 'reject'],
    ],
    ['lost with an offer: asked again', { state: 'REJECTED', stateBefore: 'QUOTED' }, 'system', ['revive']],
    ['lost without one: not asked again', { state: 'REJECTED', stateBefore: 'INVITED' }, 'system', []],
    ['renewed until the moment', { state: 'EXPIRED', renewableUntil: NOW }, 'supplier', []],
    ['never an offer: not renewed', { state: 'EXPIRED', renewableUntil: null }, 'supplier', []],
    [
      'renewed while others still quote',
      { state: 'EXPIRED', renewableUntil: new Date('2026-11-22'), inquiryState: 'QUOTING' },
      'supplier',
      ['renew'],
    ],
  ] as [string, Partial<GuardedQuotation>, QuotationActor, string[]][])('%s', (_, wish, by, expected) => {
    expect(quotationActions(guarded(wish), by, NOW)).toEqual(expected);
  });

  it.each([
    ['invite', undefined, 'INVITED'],
    ['submit', 'DRAFT', 'PENDING_REVIEW QUOTED'],
    ['offer', 'COUNTERED', 'PENDING_REVIEW QUOTED'],
    ['dropDraft', 'DRAFT', 'QUOTED COUNTERED INVITED'],
    ['agree', 'COUNTERED', 'ACCEPTED QUOTED'],
    ['convert', 'ACCEPTED', 'ACCEPTED COMPLETED'],
    ['annul', 'COMPLETED', 'QUOTED EXPIRED ACCEPTED COMPLETED'],
  ])('%s from %s leads to %s', (action, from, to) => {
    expect(leadsTo(quotationProcess, action, from).join(' ')).toBe(to);
    if (action === 'invite') expect(quotationProcess.invite.by).toEqual(['system']);
  });

  it.each([
    ['QUOTING', true, false],
    ['QUOTING', false, true],
    ['EVALUATING', true, true],
    ['PARTLY_AWARDED', true, true],
    ['AWARDED', false, false],
    ['CANCELLED', false, false],
  ] as const)('an inquiry %s, sealed: %s: the purchaser may haggle: %s', (state, isSealed, may) => {
    expect(mayHaggle(state, isSealed)).toBe(may);
  });

  it('never leaves its table, whatever happens in whichever order', () => {
    const actions = Object.keys(quotationProcess);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            action: fc.constantFrom(...actions),
            by: fc.constantFrom(...ACTORS),
            way: fc.nat(3),
            inquiryState: fc.constantFrom(...INQUIRY_STATES),
            isSealed: fc.boolean(),
          }),
          { maxLength: 60 },
        ),
        (events) => {
          let at = guarded({ state: 'INVITED' });
          for (const { action, by, way, inquiryState, isSealed } of events) {
            at = { ...at, inquiryState, isSealed };
            const before = at.state;
            const isAllowed = quotationActions(at, by, NOW).some((one) => one === action);
            const targets = leadsTo(quotationProcess, action, before) as GuardedQuotation['state'][];
            if (!isAllowed) continue;
            expect(targets.length).toBeGreaterThan(0);
            const to = targets[way % targets.length]!;
            expect(QUOTATION_STATES).toContain(to);
            at = {
              ...at,
              state: to,
              supplierRounds: at.supplierRounds + (action === 'offer' ? 1 : 0),
              purchaserRounds: at.purchaserRounds + (action === 'counter' ? 1 : 0),
              isFinalAsked: at.isFinalAsked || action === 'askFinal',
              stateBefore: action === 'open' ? 'INVITED' : action === 'replace' ? 'QUOTED' : at.stateBefore,
            };
            expect(at.supplierRounds).toBeLessThanOrEqual(5);
            expect(at.purchaserRounds).toBeLessThanOrEqual(5);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
