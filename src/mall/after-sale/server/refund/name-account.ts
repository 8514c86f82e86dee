// A refund that its channel has refused, or of a transfer from an account that nobody knows: the buyer chooses another way, finance asks the channel again or pays by bank (A13c).
import type { Work } from '#kit/db/work.ts';
import type { Actions, Check } from '#kit/http/server/serve.ts';
import { checkBankAccount } from '#kit/rules/identity-rules.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import type { Member } from '#mall/member/actor.ts';
import {
  type OutsideChannels,
  payFailedToBalance,
  payFailedToBank,
  refundsOfCase,
  refundsPaidByBank,
  refuseBankAccount,
  requireFailedForGood,
  retryFailed,
} from '#mall/payment/server/payment.ts';
import type { afterSaleProtocol } from '../../after-sale.protocol.ts';
import type { CaseAction } from '../../after-sale-process.ts';
import { afterSaleErrors } from '../after-sale.errors.ts';
import { caseLife, moverOf } from '../after-sale-life.ts';
import { buyersSide, findCase, type HeldCase, holdCase } from '../hold-case.ts';
import { followRefunds } from './follow-refunds.ts';

type Acts = Actions<typeof afterSaleProtocol>;

/** What was refused may have been paid all the same: its channel says so before the money goes another way. */
export const checkNaming =
  (channels: OutsideChannels, log: (error: unknown) => void): Check<typeof afterSaleProtocol.nameAccount> =>
  async (work, member, { caseSn }) => {
    const { row } = await findCase(work, buyersSide(member), caseSn);
    if (row.state === 'REFUND_FAILED') await requireFailedForGood(work, channels, caseSn, log);
  };

/** @throws notFound, notNow, changedMeanwhile, accountUnnamed, accountWrong, notPayersAccount */
const nameAccount: Acts['nameAccount'] = async (work, member, { caseSn, version, route, ...of }) => {
  const named = { name: of.name, bank: of.bank, account: of.account };
  const { row, of: order } = await holdCase(work, buyersSide(member), { caseSn, version });
  const isToBank = route === 'BANK';
  caseLife.require(work, row, 'nameAccount', 'buyer');
  if (isToBank) {
    requireAccount(named);
    requireOwnName(named.name, await namesOfPayer(work, caseSn, order));
  }
  const mover = moverOf('buyer', member);
  const moved = await caseLife.advance(work, row, 'nameAccount', mover);
  if (isToBank) await payFailedToBank(work, caseSn, named, { ...mover, by: 'buyer' });
  else await payFailedToBalance(work, caseSn, { ...mover, by: 'buyer' });
  const { state } = await followRefunds(work, moved);
  return { caseSn, state };
};

function requireAccount({ name, bank, account }: { name: string; bank: string; account: string }): void {
  if (name.length < 2 || bank.length < 2) throw afterSaleErrors.accountUnnamed();
  const why = checkBankAccount(account);
  if (why) throw afterSaleErrors.accountWrong({ why });
}

/** Who has paid as far as anybody knows: the names on his transfers, and his enterprise's. */
async function namesOfPayer(
  work: Work,
  caseSn: string,
  { enterpriseId }: { enterpriseId: number | null },
): Promise<string[]> {
  const payers = (await refundsOfCase(work, caseSn)).map(
    ({ of }) => of.payerAccount?.name ?? of.voucher?.payerName ?? '',
  );
  const enterprise = enterpriseId === null ? undefined : await findEnterprise(work, enterpriseId);
  return [...payers, enterprise?.name ?? ''].filter(Boolean);
}

/** Brackets, blanks and capitals are written in many ways. */
const plainName = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Money goes to nobody else. Of who has paid through a channel alone, and is no enterprise, no name is known. */
function requireOwnName(name: string, known: readonly string[]): void {
  if (known.length > 0 && !known.some((one) => plainName(one) === plainName(name)))
    throw afterSaleErrors.notPayersAccount({ names: [...new Set(known)] });
}

/** One step of finance's about the refunds of a case. */
async function step(
  work: Work,
  operator: Member,
  seen: { caseSn: string; version: number },
  action: Extract<CaseAction, 'retryRefund' | 'markRefundPaid' | 'refuseAccount'>,
  act: (mover: { by: 'finance'; actorId: number; actorName: string }) => Promise<void>,
  reason?: string,
) {
  const one: HeldCase = await holdCase(work, 'platform', seen);
  if (one.of.memberId === operator.memberId) throw afterSaleErrors.ownCase();
  const { memberId: actorId, memberName: actorName } = operator;
  const moved = await caseLife.advance(work, one.row, action, moverOf('platform', operator, reason));
  await act({ by: 'finance', actorId, actorName });
  const { state } = await followRefunds(work, moved);
  return { caseSn: seen.caseSn, state };
}

/** The channel is asked again. @throws notFound, notNow, changedMeanwhile, ownCase */
const retryRefund: Acts['retryRefund'] = (work, operator, seen) =>
  step(work, operator, seen, 'retryRefund', (mover) => retryFailed(work, seen.caseSn, mover));

/** Finance has paid to the account that was known or named. @throws notFound, notNow, changedMeanwhile, ownCase */
const markRefundPaid: Acts['markRefundPaid'] = (work, operator, { serial, refundSn = '', ...seen }) =>
  step(work, operator, seen, 'markRefundPaid', (mover) =>
    refundsPaidByBank(work, seen.caseSn, { serial, refundSn }, mover),
  );

/** The bank does not take it: the buyer chooses again. @throws notFound, notNow, changedMeanwhile, ownCase */
const refuseAccount: Acts['refuseAccount'] = (work, operator, { reason, ...seen }) =>
  step(
    work,
    operator,
    seen,
    'refuseAccount',
    (mover) => refuseBankAccount(work, seen.caseSn, { ...mover, reason }),
    reason,
  );

export const refundCalls = { nameAccount, retryRefund, markRefundPaid, refuseAccount };
