// A buyer agrees to what is offered: with a second factor, to the platform's text by its version, and the account opens or changes.
import { createHash } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import type { Check, Handler } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { checkPayPassword, findMember } from '#mall/member/server/member.ts';
import { checkSmsCodeOf } from '#mall/message/server/message.ts';
import { findAgreement } from '#mall/setting/server/setting.ts';
import type { CreditOffer, creditProtocol } from '../credit.protocol.ts';
import { CREDIT_AGREEMENT } from '../credit-terms.ts';
import { exposureOfAll } from './charge.ts';
import { creditErrors } from './credit.errors.ts';
import { creditAgreement } from './credit.tables.ts';
import { accountLife, applicationLife, doneOf, moverOf } from './credit-life.ts';
import { buyersCredit, holdApplication } from './hold-credit.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * @throws creditErrors.noApplication, applicationNotNow, changedMeanwhile, otherTerms where text or offer are not those that
 * were read; noMobile, and the member and message rooms' refusals of a wrong password or code
 */
export const acceptOffer: Handler<typeof creditProtocol.accept> = async (work, member, input, { ip }) => {
  const { agreementVersion, payPwd: _, smsCode, ...seen } = input;
  const row = await holdApplication(work, buyersCredit(member), seen);
  applicationLife.require(work, row, 'accept', 'buyer');
  const text = await findAgreement(work, CREDIT_AGREEMENT);
  if (!text || text.version !== agreementVersion) throw creditErrors.otherTerms();
  const method = smsCode ? await spendCode(work, member.memberId, smsCode) : ('payPassword' as const);
  const offer = required(row.offer ?? undefined);
  const mover = moverOf('buyer', member);
  const accountId = await openOrChange(work, row, offer, mover);
  const evidence = {
    accountId,
    creditSn: row.creditSn,
    textVersion: text.version,
    textHash: sha256(JSON.stringify([text.titleZh, text.bodyZh, text.titleEn, text.bodyEn])),
    figures: offer,
    memberId: member.memberId,
    memberName: member.memberName,
    method,
    ip,
    acceptedAt: work.now,
  };
  await work.tx
    .insert(creditAgreement)
    .values({ ...evidence, evidenceHash: sha256(JSON.stringify(evidence)) });
  return doneOf(await applicationLife.advance(work, row, 'accept', { ...mover, set: { accountId } }));
};

/** The pay password, before anything is held: it is slow, and a wrong one stays counted. @throws creditErrors.factorNeeded, memberErrors */
export const checkFactor: Check<typeof creditProtocol.accept> = async (
  work,
  { memberId },
  { payPwd, smsCode },
) => {
  if (smsCode) return;
  if (!payPwd) throw creditErrors.factorNeeded();
  await checkPayPassword(work, memberId, payPwd);
};

async function spendCode(work: Work, memberId: number, smsCode: string): Promise<'sms'> {
  const { mobile = null } = (await findMember(work, memberId)) ?? {};
  if (!mobile) throw creditErrors.noMobile();
  await checkSmsCodeOf(work, mobile, smsCode, 'sign');
  return 'sms';
}

/** What counts is counted anew where the basis is another. */
async function openOrChange(
  work: Work,
  row: Awaited<ReturnType<typeof holdApplication>>,
  offer: CreditOffer,
  mover: ReturnType<typeof moverOf<'buyer'>>,
): Promise<number> {
  const held = row.accountId === null ? undefined : await accountLife.hold(work, row.accountId);
  if (!held || held.state === 'CLOSED') {
    const { enterpriseId, storeId } = row;
    return (await accountLife.begin(work, 'open', { enterpriseId, storeId, ...offer }, mover)).accountId;
  }
  const counted = await exposureOfAll(work, held.accountId, offer.basis);
  const set = {
    ...offer,
    ...counted,
    used: (counted.used + held.lateFees) as typeof counted.used,
    lowerTo: null,
    lowerAt: null,
  };
  return (
    await accountLife.advance(work, held, 'agree', { ...mover, set, detail: { creditSn: row.creditSn } })
  ).accountId;
}
