// What blocks an order on credit, at its very edge.
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { rulesWith } from '#kit/rules/number-rules.ts';
import { availableOf, capOf, type Standing, type Trouble, toleratedOf, whyBlocked } from './credit-blocks.ts';
import { CREDIT_RULES } from './credit-terms.ts';

const now = new Date('2026-11-27T00:00:00Z');
const account = (more: Partial<Record<keyof Standing, unknown>> = {}): Standing =>
  ({
    state: 'ACTIVE',
    creditLimit: 10_000,
    tempLimit: 0,
    tempUntil: null,
    tolerance: 0,
    ceiling: 200,
    used: 6_000,
    reserved: 1_000,
    upcoming: 0,
    ...more,
  }) as Standing;
const blocks = (
  of: Standing,
  amount: number,
  trouble: Partial<Record<keyof Trouble, unknown>> = {},
  rules = {},
) =>
  whyBlocked(
    of,
    amount as Cents,
    { isCertified: true, isOldAgreement: false, hasOverdue: false, disputed: 0, ...trouble } as Trouble,
    rulesWith(CREDIT_RULES, rules),
    now,
  );

it('lets what is available pass, and not a fen more', () => {
  expect(availableOf(account(), now)).toBe(3_000);
  expect(blocks(account(), 3_000)).toEqual([]);
  expect(blocks(account(), 3_001)).toEqual(['LIMIT']);
});

it('tolerates per mille of the limit', () => {
  expect(toleratedOf(account({ tolerance: 50 }))).toBe(500);
  expect(blocks(account({ tolerance: 50 }), 3_500)).toEqual([]);
  expect(blocks(account({ tolerance: 50 }), 3_501)).toEqual(['LIMIT']);
});

it('counts a temporary limit until its end', () => {
  const temp = (at: string) => account({ tempLimit: 2_000, tempUntil: new Date(at) });
  expect([capOf(temp('2026-11-28T00:00:00Z'), now), capOf(temp('2026-11-27T00:00:00Z'), now)]).toEqual([
    12_000, 10_000,
  ]);
});

it('stops at the ceiling of all that was promised', () => {
  const much = account({ used: 0, reserved: 0, upcoming: 15_000 });
  expect(blocks(much, 5_000)).toEqual([]);
  expect(blocks(much, 5_001)).toEqual(['CEILING']);
});

it('names every reason', () => {
  expect(blocks(account({ state: 'FROZEN' }), 1, { isCertified: false, isOldAgreement: true })).toEqual([
    'FROZEN',
    'NOT_CERTIFIED',
    'AGREEMENT',
  ]);
  expect(blocks(account({ state: 'CLOSED' }), 1)).toEqual(['CLOSED']);
});

it('what is overdue or disputed blocks where the platform says so', () => {
  const trouble = { hasOverdue: true, disputed: 3_001 };
  expect(blocks(account(), 1, trouble)).toEqual([]);
  expect(blocks(account(), 1, trouble, { blockOverdue: 1, blockDisputed: 1 })).toEqual([
    'OVERDUE',
    'DISPUTED',
  ]);
  expect(blocks(account(), 1, { disputed: 3_000 }, { blockDisputed: 1 })).toEqual([]);
});

it('each block has its switch, a closed account none', () => {
  const trouble = { isCertified: false, isOldAgreement: true };
  const off = { blockLimit: 0, blockFrozen: 0, blockCertified: 0, blockAgreement: 0 };
  expect(blocks(account({ state: 'FROZEN' }), 100_000, trouble, off)).toEqual([]);
  expect(blocks(account({ state: 'CLOSED' }), 100_000, trouble, off)).toEqual(['CLOSED']);
});
