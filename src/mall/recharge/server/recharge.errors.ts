// How the recharge room says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { rechargeStatus } from '../recharge-status.ts';

export const rechargeErrors = errors('recharge', {
  notFound: { state: State.notFound, zh: '充值单不存在', en: 'There is no such recharge' },
  notInThisState: notIn(rechargeStatus),
  alreadyPending: {
    zh: '您有一笔充值待支付，请先完成或取消',
    en: 'A recharge of yours waits for payment: please finish or cancel it first',
  },
  walletFull: ({ most }: { most: number }) => ({
    zh: most > 0 ? `余额上限为 999,999 元，现在最多可充值 ${most} 元` : '余额已达上限 999,999 元，不能再充值',
    en:
      most > 0
        ? `A balance holds 999,999 at most: ${most} can be put in now`
        : 'The balance is full: it holds 999,999 at most',
  }),
});
