// The windows of a case that are declared forms: an amount with reasons, a decision, goods on their way, and where a refused refund goes.
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { checkBankAccount } from '#kit/rules/identity-rules.ts';
import type { Spoken } from '#kit/words/speak.ts';
import { CarrierChoices, carrierFields } from '#mall/address/parts/carrier-name.tsx';
import { fileIdsOf } from '#mall/file/parts/upload-file.ts';
import type { CaseRefund } from '../case-refund.protocol.ts';
import { caseActionWords as W } from './case-action-words.ts';
import { needsWords, picturesField } from './said.tsx';

type Say = Spoken<typeof W>;

const aboveZero = (typed: string) => ((parseCents(typed) ?? 0) > 0 ? undefined : W.amountWrong);
/** For amounts that may be left out. */
export const aboveZeroIfAny = (typed: string) => (typed === '' ? undefined : aboveZero(typed));

const AMOUNT = {
  amount: field.amount(W.refundAmount, { required: true, rule: aboveZero }),
  reason: field.area(W.offerReason, { ...needsWords, rows: 3, max: 200 }),
};

/** @param most yuan, what was asked for. @param initial what stands there at first. @param isWhole nothing below it is taken */
export const amountWindow = (
  say: Say,
  of: { title: string; most: string; initial?: string; isWhole?: boolean },
  send: (said: { amount: string; reason: string }) => Promise<unknown>,
) =>
  formWindow(AMOUNT, {
    size: 'sm',
    title: of.title,
    initial: { amount: of.initial },
    now: { amount: { hint: (of.isWhole ? say.allOf : say.mostIs)(showAmount(of.most)) } },
    send,
  });

const DECISION = {
  how: field.radio(
    W.how,
    { back: W.backThenPaid, money: W.paidAtOnce },
    { empty: 'back' as 'back' | 'money', look: 'plain' },
  ),
  amount: field.amount(W.refundAmount, { rule: aboveZero }),
  reason: field.area(W.decideReason, { ...needsWords, rows: 3, max: 200 }),
};

/** A return or an exchange: goods first, or money at once. @param most yuan, what was asked for; an exchange asks for none */
export const decisionWindow = (
  say: Say,
  { isExchange, most }: { isExchange: boolean; most: string },
  send: (said: { amount?: string; sendsBack: 0 | 1; reason: string }) => Promise<unknown>,
) =>
  formWindow(DECISION, {
    title: isExchange ? say.replaced : say.decideTitle,
    initial: { amount: most },
    when: { how: () => !isExchange, amount: () => !isExchange },
    now: { amount: { hint: most ? say.mostIs(showAmount(most)) : undefined } },
    send: ({ how, amount, reason }) =>
      send({ ...(isExchange ? {} : { amount }), sendsBack: isExchange || how === 'back' ? 1 : 0, reason }),
  });

const WAY = {
  ...carrierFields,
  carriage: field.amount(W.carriagePaid, { optional: true, rule: aboveZeroIfAny }),
  files: picturesField(W.receipt),
};

export interface SentWay {
  carrier: string;
  trackingNo: string;
  carriage?: string;
  imageFileIds: number[];
}

/** The buyer's return, or the store's replacement. @param most yuan of carriage that the store bears; '' for none */
export const wayWindow = (
  say: Say,
  { title, most }: { title: string; most: string },
  send: (way: SentWay) => Promise<unknown>,
) =>
  formWindow(WAY, {
    title,
    when: { carriage: () => most !== '', files: () => most !== '' },
    now: { carriage: { hint: say.carriageHint(showAmount(most)) } },
    check: ({ carriage, files }) => carriage === '' || files.length > 0 || say.receiptMissing,
    more: <CarrierChoices id="carriers" />,
    send: ({ carrier, trackingNo, carriage, files }) =>
      send({
        carrier,
        trackingNo,
        ...(carriage ? { carriage } : {}),
        imageFileIds: fileIdsOf(files),
      }),
  });

const WHERE = { BALANCE: W.toBalance, BANK: W.toBank };
const ACCOUNT = {
  route: field.radio(W.where, WHERE, { empty: 'BALANCE' as keyof typeof WHERE, look: 'card' }),
  name: field.text(W.holder, { missing: W.needsHolder, hint: W.holderHint, max: 100 }),
  bank: field.text(W.bank, { missing: W.needsBank, max: 100 }),
  account: field.number(W.accountNumber, {
    required: true,
    rule: (typed) => checkBankAccount(typed.trim()),
    max: 40,
  }),
};
const byBank = ({ route }: { route: string }) => route === 'BANK';

/** Where the buyer wants what a channel has refused. */
export const accountWindow = (
  say: Say,
  send: (
    named: { route: keyof typeof WHERE; name: string; bank: string; account: string },
    requestId: string,
  ) => Promise<unknown>,
) =>
  formWindow(ACCOUNT, {
    size: 'sm',
    title: say.nameAccount,
    when: { name: byBank, bank: byBank, account: byBank },
    send,
  });

const SERIAL = {
  refundSn: field.pick(W.whichRefund, { required: true, missing: W.needsRefund }),
  serial: field.text(W.bankSerial, {
    required: true,
    rule: (typed) => (typed.trim().length < 4 ? W.needsSerial : undefined),
    className: 'num',
    max: 64,
  }),
};

/** What finance says of its transfer. @param waiting the refunds that it may be of */
export const serialWindow = (
  say: Say,
  waiting: readonly CaseRefund[],
  send: (said: { serial: string; refundSn: string }) => Promise<unknown>,
) =>
  formWindow(SERIAL, {
    size: 'sm',
    title: say.markRefundPaid,
    when: { refundSn: () => waiting.length > 1 },
    now: {
      refundSn: {
        options: waiting.map(({ refundSn, amount, account }) => ({
          value: refundSn,
          text: `${showAmount(amount)} · ${account}`,
        })),
      },
    },
    send: ({ serial, refundSn }) => send({ serial, refundSn: waiting.length > 1 ? refundSn : '' }),
  });
