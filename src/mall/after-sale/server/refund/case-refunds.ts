// The refunds of a case → replies: by which way each goes, and how far it is; and where transfers would go.
import type { Work } from '#kit/db/work.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { type LessOfCase, planOfLess } from '#mall/order/server/order.ts';
import {
  type BankAccount,
  maskedAccount,
  NEEDS_ACCOUNT,
  refundStatus,
  wayBack,
} from '#mall/payment/refund-status.ts';
import { compensationOf, payersOf, refundsOfCase } from '#mall/payment/server/payment.ts';
import type { CaseRefund } from '../../case-refund.protocol.ts';
import type { CaseRow } from '../after-sale-life.ts';
import type { WhatItIsAbout } from '../what-it-is-about.ts';

/** @param parts what the case has taken off the stages of its order
 * @param eyes.account whose the bank account is to see: `whole` for who pays there, `masked` for who has named it */
export async function caseRefunds(
  work: Work,
  caseSn: string,
  parts: readonly LessOfCase[],
  eyes: { hidesPrices: boolean; account: 'whole' | 'masked' | 'hidden' },
): Promise<CaseRefund[]> {
  const { language } = work;
  const said = (named: BankAccount | null) => {
    if (!named || eyes.account === 'hidden') return '';
    const { name, bank, account } = named;
    return [name, bank, eyes.account === 'whole' ? account : maskedAccount(account)]
      .filter(Boolean)
      .join(' · ');
  };
  return (await refundsOfCase(work, caseSn)).map(({ row, of }) => ({
    refundSn: row.refundSn,
    stageNo: parts.find((part) => part.from === 'PAID' && part.paySn === of.paySn)?.seq ?? null,
    amount: eyes.hidesPrices ? '' : centsToWire(row.amount),
    route: row.route,
    wayName: wayBack(row.route, of.method)[language],
    state: row.state,
    stateName: (of.method === 'TRANSFER' && row.state === 'FAILED' ? NEEDS_ACCOUNT : refundStatus[row.state])[
      language
    ],
    tone: refundStatus[row.state].tone,
    account: said(row.bankAccount),
    serial: row.serial ?? '',
    tries: row.failure ? row.tries : 0,
    refusedWhy: row.failure ?? '',
    isCarriage: false,
    time: row.createdAt.toISOString(),
    isOfTransfer: of.method === 'TRANSFER',
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}

/** What the store bears of the way back, once it is on the balance: a row of its own, since it is no refund of the order. */
export async function carriageRow(
  work: Work,
  { caseSn, carriage }: Pick<CaseRow, 'caseSn' | 'carriage'>,
  { paySn }: { paySn: string },
  { hidesPrices }: { hidesPrices: boolean },
): Promise<CaseRefund[]> {
  const put = carriage > 0 ? await compensationOf(work, { paySn, documentSn: caseSn }) : undefined;
  if (!put) return [];
  const { zh, en, tone } = refundStatus.SUCCEEDED;
  const time = new Date(put.time).toISOString();
  return [
    {
      refundSn: caseSn,
      stageNo: null,
      amount: hidesPrices ? '' : centsToWire(put.amount),
      route: 'BALANCE',
      wayName: wayBack('BALANCE', 'BALANCE')[work.language],
      isOfTransfer: false,
      state: 'SUCCEEDED',
      stateName: { zh, en }[work.language],
      tone,
      account: '',
      serial: '',
      tries: 0,
      refusedWhy: '',
      isCarriage: true,
      time,
      finishedAt: time,
    },
  ];
}

/** Its channel may be asked again. */
export const isRefused = ({ state, isOfTransfer }: CaseRefund): boolean =>
  state === 'FAILED' && !isOfTransfer;

/** As `Maximum` says it. @param amount fen of what it is about, which may go back of some of its stages alone */
export async function transferredFrom(work: Work, of: WhatItIsAbout, amount: Cents): Promise<string | null> {
  const staged = 'sample' in of ? [] : await planOfLess(work, of.order.orderSn, amount);
  const from = await payersOf(work, staged.length > 0 ? staged.map(({ paySn }) => paySn) : [of.paySn]);
  const [payer] = from;
  if (payer === undefined) return null;
  return payer ? [payer.bank, maskedAccount(payer.account)].filter(Boolean).join(' ') : '';
}
