// The life of a refund: who may do what in which state, and that what is there stays there.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { allowedActions, checkProcess, leadsTo } from '#kit/process/process.ts';
import { type RefundActor, refundButtons, refundProcess } from './refund-process.ts';
import { maskedAccount, REFUND_STATES, wayBack } from './refund-status.ts';

const ACTORS: RefundActor[] = ['buyer', 'channel', 'finance', 'system'];

it('is reachable and closed', () => {
  expect(() => checkProcess('refund', refundProcess, REFUND_STATES)).not.toThrow();
});

it('allows exactly this', () => {
  const table = Object.fromEntries(
    REFUND_STATES.map((state) => [
      state,
      ACTORS.map((by) => `${by}: ${allowedActions(refundProcess, state, by).join(' ') || '–'}`),
    ]),
  );
  expect(table).toEqual({
    PROCESSING: [
      'buyer: –',
      'channel: channelSucceeds channelFails',
      'finance: check payByBank refuseAccount',
      'system: –',
    ],
    SUCCEEDED: ['buyer: –', 'channel: –', 'finance: –', 'system: –'],
    FAILED: [
      'buyer: toBalance toBank',
      'channel: channelSucceeds',
      'finance: retry',
      'system: toBalance toBank',
    ],
  });
});

it('no sequence of actions leaves the table, and what has been paid back stays so', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.keys(refundProcess)), { maxLength: 40 }), (tried) => {
      let state: string | undefined;
      for (const action of tried) {
        const targets = leadsTo(refundProcess, action, state);
        if (state === 'SUCCEEDED') expect(targets).toEqual([]);
        state = targets[0] ?? state;
        if (state !== undefined) expect(REFUND_STATES).toContain(state);
      }
    }),
  );
});

it('says by which way it goes, and of a bank account its last four signs', () => {
  expect(wayBack('CHANNEL', 'WECHAT').zh).toBe('原路退回微信支付');
  expect(wayBack('CHANNEL', 'ALIPAY').zh).toBe('原路退回支付宝');
  expect(wayBack('BALANCE', 'WECHAT').zh).toBe('退回账户余额');
  expect(wayBack('BANK', 'WECHAT').zh).toBe('转账至银行账户');
  expect(maskedAccount('6222020200112233')).toBe('···· 2233');
});

it('finance pays by bank what no case waits for, two of them where it is much', () => {
  const one = {
    route: 'BANK',
    state: 'PROCESSING',
    caseSn: null,
    amount: 100 as Cents,
    checkedBy: null,
  } as const;
  expect(refundButtons(one, 101 as Cents)).toEqual(['payByBank', 'refuseAccount']);
  expect(refundButtons(one, 100 as Cents)).toEqual(['check', 'refuseAccount']);
  expect(refundButtons({ ...one, checkedBy: 7 }, 100 as Cents)).toEqual(['payByBank', 'refuseAccount']);
  for (const not of [{ caseSn: 'AS1' }, { route: 'BALANCE' }, { state: 'SUCCEEDED' }] as const)
    expect(refundButtons({ ...one, ...not }, 100 as Cents)).toEqual([]);
});
