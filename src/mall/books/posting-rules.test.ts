// Every rule balances, and moves whole fen above nothing to the side that its event says.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import {
  type Leg,
  moneyCame,
  type Posting,
  reallotted,
  recharged,
  refundDecided,
  refundDone,
  unneededGoesBack,
  type WayOfMoney,
  walletMoved,
  walletOpened,
} from './posting-rules.ts';

const fen = fc.integer({ min: 1, max: 1e12 }) as fc.Arbitrary<Cents>;
const id = fc.integer({ min: 1, max: 1e9 });
const shares = fc.uniqueArray(fc.record({ documentSn: fc.stringMatching(/^SO\d{4}$/), amount: fen }), {
  minLength: 1,
  maxLength: 5,
  selector: (one) => one.documentSn,
});
const way = fc.constantFrom<WayOfMoney>('WECHAT', 'ALIPAY', 'TRANSFER', 'BALANCE');

const rules: Record<string, fc.Arbitrary<Posting>> = {
  'all of it is for documents': fc
    .tuple(way, id, fen, shares)
    .map(([of, walletId, paidAmount, some]) =>
      moneyCame({ paymentSn: 'PY1', way: of, walletId, paidAmount, shares: some, excess: 0 as Cents }),
    ),
  'more than was due': fc
    .tuple(way, id, fen, shares, fen)
    .map(([of, walletId, paidAmount, some, excess]) =>
      moneyCame({ paymentSn: 'PY1', way: of, walletId, paidAmount, shares: some, excess }),
    ),
  'too late': fc
    .tuple(way, id, fen)
    .map(([of, walletId, excess]) =>
      moneyCame({ paymentSn: 'PY1', way: of, walletId, paidAmount: excess, shares: [], excess }),
    ),
  'a recharge': fc
    .tuple(fc.constantFrom<WayOfMoney>('WECHAT', 'ALIPAY'), id, fen, fen)
    .map(([of, walletId, paid, excess]) =>
      recharged({ paymentSn: 'PY1', way: of, walletId, amount: paid, excess }),
    ),
  'refund decided': shares.map((some) => refundDecided({ refundSn: 'RF1', memo: '', shares: some })),
  'refund done': fc
    .tuple(id, fen)
    .map(([walletId, amount]) => refundDone({ refundSn: 'RF1', to: { walletId }, amount })),
  'refund done, by its channel or by bank': fc
    .tuple(
      fc.constantFrom({ channel: 'WECHAT' } as const, { channel: 'ALIPAY' } as const, 'bank' as const),
      fen,
    )
    .map(([to, amount]) => refundDone({ refundSn: 'RF1', to, amount })),
  'unneeded goes back': fen.map((amount) =>
    unneededGoesBack({ refundSn: 'RF1', memo: '', from: 'ALIPAY', amount }),
  ),
  'bill changed': fen.map((amount) =>
    reallotted('PY1', [
      { documentSn: 'SO1', amount },
      { documentSn: 'SO2', amount: 0 as Cents },
      { documentSn: 'SO3', amount: -amount as Cents },
    ]),
  ),
  'wallet moved': fc.tuple(id, id, fen).map(([from, to, amount]) => walletMoved(from, to, amount)),
  'wallet opened': fc.tuple(id, fen).map(([to, amount]) => walletOpened(to, amount)),
};

it.each(Object.entries(rules))('%s: the legs balance in whole fen', (_rule, postings) => {
  fc.assert(
    fc.property(postings, ({ legs, docSn }) => {
      expect(legs.length).toBeGreaterThanOrEqual(2);
      expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(legs.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true);
      expect(docSn).not.toBe('');
    }),
  );
});

const amount = 500 as Cents;
const share = [{ documentSn: 'SO1', amount }];
const came = (of: WayOfMoney, excess: number) =>
  moneyCame({
    paymentSn: 'PY1',
    way: of,
    walletId: 7,
    paidAmount: 900 as Cents,
    shares: share,
    excess: excess as Cents,
  });

it.each<[string, Posting, string, string[]]>([
  ['B1', came('WECHAT', 400), 'channelPaid', ['1002 WECHAT 900', '2002 SO1 -500', '2006 WECHAT -400']],
  ['B3', came('TRANSFER', 400), 'transferBooked', ['1001  900', '2002 SO1 -500', '2006 BANK -400']],
  ['B1', came('ALIPAY', 0), 'channelPaid', ['1002 ALIPAY 500', '2002 SO1 -500']],
  ['B2', came('BALANCE', 0), 'balancePaid', ['2001 7 500', '2002 SO1 -500']],
  ['B3', came('TRANSFER', 0), 'transferBooked', ['1001  500', '2002 SO1 -500']],
  [
    'B13',
    refundDecided({ refundSn: 'RF1', memo: 'x', shares: share }),
    'refundDecided',
    ['2002 SO1 500', '2005 RF1 -500'],
  ],
  [
    'B15',
    refundDone({ refundSn: 'RF1', to: { walletId: 7 }, amount }),
    'refundDone',
    ['2005 RF1 500', '2001 7 -500'],
  ],
  [
    'B15',
    refundDone({ refundSn: 'RF1', to: { channel: 'ALIPAY' }, amount }),
    'refundDone',
    ['2005 RF1 500', '1002 ALIPAY -500'],
  ],
  ['B15', refundDone({ refundSn: 'RF1', to: 'bank', amount }), 'refundDone', ['2005 RF1 500', '1001  -500']],
  [
    'B19',
    unneededGoesBack({ refundSn: 'RF1', memo: '', from: 'WECHAT', amount }),
    'refundDecided',
    ['2006 WECHAT 500', '2005 RF1 -500'],
  ],
  [
    'B17',
    recharged({ paymentSn: 'PY1', way: 'ALIPAY', walletId: 7, amount, excess: 0 as Cents }),
    'recharged',
    ['1002 ALIPAY 500', '2001 7 -500'],
  ],
  ['B22', walletMoved(8, 7, amount), 'walletMoved', ['2001 8 500', '2001 7 -500']],
  ['an opening', walletOpened(7, amount), 'opened', ['3001  500', '2001 7 -500']],
  [
    'a changed bill',
    reallotted('PY1', [...share, { documentSn: 'SO2', amount: -500 as Cents }]),
    'reallotted',
    ['2002 SO1 -500', '2002 SO2 500'],
  ],
])('%s', (_rule, { event, legs }, wanted, sides) => {
  expect(event).toBe(wanted);
  expect(legs.map((leg: Leg) => `${leg.account} ${leg.party} ${leg.amount}`)).toEqual(sides);
});

it('the parts of one payment are different events, as often as a bill is changed', () => {
  expect(came('TRANSFER', 0).part).toBe('900');
  expect(reallotted('PY1', []).part).toBeUndefined();
  expect(walletMoved(1, 2, amount).part).toBeUndefined();
  expect([
    refundDecided({ refundSn: 'RF1', memo: 'why', shares: share }).memo,
    walletOpened(1, amount).part,
  ]).toEqual(['why', '']);
});
