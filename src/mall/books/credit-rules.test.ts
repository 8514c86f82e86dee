// Every posting rule of credit, for what the platform lends and what a store does.
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { creditTurned, lateFeeTurned, statementPaid, writtenOffCredit } from './credit-rules.ts';
import type { Posting } from './posting-rules.ts';

const amount = 500 as Cents;
const less = -200 as Cents;
const own = { accountId: 7, storeId: null };
const stores = { accountId: 7, storeId: 3 };
const order = { orderSn: 'SO1', amount };
const statement = { statementSn: 'ST1', amount, part: 'PY1 0' };

it.each<[string, Posting, string, string[]]>([
  ['B5', creditTurned({ ...own, ...order }), 'creditUsed', ['1101 7 500', '2002 SO1 -500']],
  ['B5 of a store', creditTurned({ ...stores, ...order }), 'creditUsed', ['9101 7 500', '9102 3 -500']],
  ['B15', creditTurned({ ...own, ...order, amount: less }), 'creditLess', ['1101 7 -200', '2002 SO1 200']],
  ['B16', creditTurned({ ...stores, ...order, amount: less }), 'creditLess', ['9101 7 -200', '9102 3 200']],
  [
    'B21',
    writtenOffCredit({ ...own, ...order, part: 'written off 1' }),
    'writtenOff',
    ['1101 7 -500', '5004  500'],
  ],
  [
    'B21 of a store',
    writtenOffCredit({ ...stores, ...order, part: 'written off 1' }),
    'writtenOff',
    ['9101 7 -500', '9102 3 500'],
  ],
  ['B9', statementPaid({ ...own, ...statement }), 'statementPaid', ['2002 ST1 500', '1101 7 -500']],
  [
    'B10',
    statementPaid({ ...stores, ...statement }),
    'statementPaid',
    ['2002 ST1 500', '2003 3 -500', '9102 3 500', '9101 7 -500'],
  ],
  ['B12', lateFeeTurned({ ...own, ...statement }), 'lateFee', ['1101 7 500', '4003 7 -500']],
  ['B12 of a store', lateFeeTurned({ ...stores, ...statement }), 'lateFee', ['9101 7 500', '9102 3 -500']],
  [
    'B12 waived',
    lateFeeTurned({ ...own, ...statement, amount: less }),
    'lateFeeWaived',
    ['1101 7 -200', '4003 7 200'],
  ],
])('%s', (_rule, { event, legs }, wanted, sides) => {
  expect(event).toBe(wanted);
  expect(legs.map((one) => `${one.account} ${one.party} ${one.amount}`)).toEqual(sides);
  expect(legs.reduce((sum, one) => sum + one.amount, 0)).toBe(0);
});

it('the parts of an order’s credit are different events', () => {
  expect(creditTurned({ ...own, ...order }).part).toBeUndefined();
  expect(creditTurned({ ...own, ...order, part: 'AS1' }).part).toBe('AS1');
});
