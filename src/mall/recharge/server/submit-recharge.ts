// A member puts money into his wallet: the recharge, its bill and its payment at a channel begin together; another channel may be chosen.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions, Check } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { after } from '#kit/time/duration.ts';
import { buysFor, type Member, mayDo, stepBy, walletOf } from '#mall/member/actor.ts';
import { paymentMethod } from '#mall/payment/payment-status.ts';
import { balanceOf, type ChannelDesk, holdBalance, openBill } from '#mall/payment/server/payment.ts';
import type { rechargeProtocol } from '../recharge.protocol.ts';
import { fenOf, mostNow, PAY_TIME } from '../recharge-terms.ts';
import { findRecharge, holdRecharge, pendingFor, pendingOf, rechargeReply } from './find-recharge.ts';
import { rechargeErrors } from './recharge.errors.ts';
import { rechargeLife } from './recharge-life.ts';

type Acts = Actions<typeof rechargeProtocol>;

/** What the payer reads of it as a line of its bill. */
const LINE = { zh: '余额充值', en: 'Recharge' };

export const showDesk =
  (desk: ChannelDesk): Acts['desk'] =>
  async (work, actor) => {
    const begun = await pendingOf(work, actor.memberId);
    if (begun) await desk.look(work, begun.paySn);
    const pending = begun && (await pendingOf(work, actor.memberId));
    const balance = await balanceOf(work, walletOf(actor));
    return {
      available: mayDo(actor, 'balance.read') ? centsToWire(balance) : null,
      most: await mostFor(work, actor, balance),
      methods: desk.methods().map((method) => ({ method, name: paymentMethod[method][work.language] })),
      pending: pending ? await rechargeReply(work, pending) : null,
    };
  };

/** Whole yuan. @param balance in fen */
async function mostFor(work: Work, actor: Member, balance: Cents): Promise<number> {
  return mostNow({ balance, pending: await pendingFor(work, actor) });
}

export const checkSubmit =
  (desk: ChannelDesk): Check<typeof rechargeProtocol.submit> =>
  (work, _actor, { method }) =>
    desk.prepare(work, { method });

/** Call it after `checkSubmit`. @throws rechargeErrors.alreadyPending, walletFull */
export const submitRecharge =
  (desk: Pick<ChannelDesk, 'begin'>): Acts['submit'] =>
  async (work, actor, { amount: yuan, method }) => {
    // Colleagues who top up the same wallet wait for each other: together they keep within its limit.
    const most = await mostFor(work, actor, await holdBalance(work, walletOf(actor)));
    if (await pendingOf(work, actor.memberId)) throw rechargeErrors.alreadyPending();
    if (yuan > most) throw rechargeErrors.walletFull({ most });
    const { memberId } = actor;
    const enterpriseId = buysFor(actor);
    const amount = fenOf(yuan);
    const payDeadline = after(work.now, PAY_TIME);
    const rechargeSn = await nextDocumentNumber(work, 'RC');
    const paySn = await nextDocumentNumber(work, 'PY');
    const lines = [{ documentSn: rechargeSn, name: LINE, amount }];
    await openBill(work, {
      paySn,
      docType: 'RECHARGE',
      memberId,
      enterpriseId,
      lines,
      deadline: payDeadline,
    });
    const values = { rechargeSn, memberId, enterpriseId, amount, paySn, payDeadline };
    const row = await rechargeLife.begin(work, 'submit', values, stepBy('buyer', actor));
    await desk.begin(work, actor, { paySn, method });
    return rechargeReply(work, row);
  };

/** What was begun at another channel is closed there first; it may turn out to be paid. @throws rechargeErrors.notFound */
export const checkGoOn =
  (desk: ChannelDesk): Check<typeof rechargeProtocol.goOn> =>
  async (work, actor, { rechargeSn, method }) => {
    const { paySn } = await findRecharge(work, actor, rechargeSn);
    await desk.prepare(work, { paySn, method });
  };

/** Call it after `checkGoOn`. @throws rechargeErrors.notFound, notInThisState */
export const goOnWithRecharge =
  (desk: ChannelDesk): Acts['goOn'] =>
  async (work, actor, { rechargeSn, method }) => {
    const seen = await findRecharge(work, actor, rechargeSn);
    rechargeLife.require(work, seen, 'goOn', 'buyer');
    const { state } = await desk.begin(work, actor, { paySn: seen.paySn, method });
    const row = await holdRecharge(work, rechargeSn);
    if (state !== 'PROCESSING') return rechargeReply(work, row);
    return rechargeReply(work, await rechargeLife.advance(work, row, 'goOn', stepBy('buyer', actor)));
  };
