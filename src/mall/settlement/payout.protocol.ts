// Payouts (打款): where a store's money goes, said with a second factor, and the batches in which bills go to the bank. Masked wherever people read it: accounts stand whole in the bank's file alone.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { id, line, Moment, requestId, ruled, Tone, whole, Yuan } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { checkBankAccount, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { platform, storeOperator } from '#mall/member/actor.ts';
import { checkBankNo } from './payout-file.ts';
import { PAYOUT_ROW_STATES, PAYOUT_STATES } from './payout-status.ts';

export const MOST_IN_BATCH = 500;

export const PAYOUT_BUTTONS = ['check', 'take', 'cancel'] as const;
export type PayoutButton = (typeof PAYOUT_BUTTONS)[number];

export const PayoutAccount = z.object({
  payee: z.string(),
  /** Its last four digits. */
  account: z.string(),
  bank: z.string(),
  bankNo: z.string(),
  since: Moment,
  /** While nothing is sent there yet. */
  payableFrom: Moment.nullable(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const PayoutCard = z.object({
  payoutId: z.number(),
  payoutSn: z.string(),
  version: z.number(),
  state: z.enum(PAYOUT_STATES),
  stateName: z.string(),
  tone: Tone,
  total: Yuan,
  number: z.number(),
  paid: Yuan,
  failed: z.number(),
  madeBy: z.string(),
  createTime: Moment,
  allowedActions: z.array(z.enum(PAYOUT_BUTTONS)),
});
export type PayoutCard = z.infer<typeof PayoutCard>;

export const PayoutDetail = PayoutCard.extend({
  checkedBy: z.string(),
  rows: z.array(
    z.object({
      no: z.number(),
      billSn: z.string(),
      storeName: z.string(),
      payee: z.string(),
      account: z.string(),
      bank: z.string(),
      bankNo: z.string(),
      amount: Yuan,
      state: z.enum(PAYOUT_ROW_STATES),
      stateName: z.string(),
      tone: Tone,
      serial: z.string(),
      reason: z.string(),
      allowedActions: z.array(z.enum(['rowPaid', 'rowFailed'])),
    }),
  ),
  log: z.array(StepReply),
});
export type PayoutDetail = z.infer<typeof PayoutDetail>;

const one = z.object({ payoutSn: line(20, 1) });
const seen = one.extend({ version: whole(1, 1_000_000) });
const rowOf = one.extend({ billSn: line(20, 1) });
const Done = z.object({ payoutSn: z.string(), state: z.enum(PAYOUT_STATES) });

export const payoutProtocol = {
  ...door('v3/business/seller/settlement', storeOperator, {
    account: get(
      { zh: '收款账户', en: 'Where the store’s money goes' },
      nothing,
      z.object({ account: PayoutAccount.nullable() }),
    ),
    /** With a code that was sent to his own mobile for signing. */
    saveAccount: post(
      { zh: '设置收款账户', en: 'Say where the store’s money goes' },
      z.object({
        payee: line(100, 2),
        account: ruled(checkBankAccount),
        bank: line(100, 2),
        bankNo: ruled(checkBankNo),
        smsCode: ruled(checkSmsCode),
        ...requestId,
      }),
      PayoutAccount,
      { creates: true },
    ),
  }),
  ...door('v3/business/admin/payout', platform('finance'), {
    /** Of bills that two people have looked over; what cannot go is left out and says why. */
    make: post(
      { zh: '生成打款批次', en: 'Make a payout batch' },
      z.object({ billIds: z.array(id()).min(1).max(MOST_IN_BATCH), ...requestId }),
      z.object({
        payoutSn: z.string(),
        done: z.number(),
        refused: z.array(z.object({ key: z.number(), msg: z.string() })),
      }),
      { creates: true },
    ),
    payoutDetail: get({ zh: '打款批次详情', en: 'A payout batch' }, one, PayoutDetail, { name: 'detail' }),
    check: post({ zh: '复核打款批次', en: 'Look a payout batch over' }, seen, Done),
    cancel: post({ zh: '取消打款批次', en: 'Cancel a payout batch' }, seen, Done),
    take: post(
      { zh: '下载银行打款文件', en: 'Take the bank’s file of a payout batch' },
      one,
      z.object({ fileName: z.string(), file: z.string() }),
    ),
    rowPaid: post(
      { zh: '登记打款成功', en: 'Enter that a row was paid' },
      rowOf.extend({ serial: line(60, 1) }),
      Done,
    ),
    rowFailed: post(
      { zh: '登记打款失败', en: 'Enter that a row has failed' },
      rowOf.extend({ reason: line(200, 2) }),
      Done,
    ),
    /** Each row in a transaction of its own; taken again, what was answered stays. */
    results: post(
      { zh: '导入银行结果（multipart）', en: 'Take the bank’s answer (multipart)' },
      one.extend({
        file: z.unknown().meta({ type: 'string', format: 'binary' }),
        fileName: line(200).default(''),
        ...requestId,
      }),
      z.object({
        paid: z.number(),
        failed: z.number(),
        known: z.number(),
        refused: z.array(z.object({ rowNo: z.number(), says: z.string() })),
      }),
      { apart: true, perMinute: 60, uploadBytes: SHEET_BYTES },
    ),
  }),
};
