// The life of a settlement bill on the server: which timer runs, and what its store is told.
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { allowedActions } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { afterWorkingDays, keptRules } from '#mall/setting/server/setting.ts';
import { listOperators } from '#mall/store/server/store.ts';
import { type BillAction, billProcess } from '../bill-process.ts';
import { billStatus, billSteps } from '../bill-status.ts';
import { SETTLEMENT_RULES } from '../settlement-terms.ts';
import { settlementErrors } from './settlement.errors.ts';
import { settlementBill } from './settlement.tables.ts';

export type BillRecord = typeof settlementBill.$inferSelect;

export const settlementRules = keptRules('settlement_rules', SETTLEMENT_RULES);

/** Less than this is carried. In fen. */
export const leastOf = async (work: Work): Promise<Cents> =>
  cents((await settlementRules.find(work)).leastYuan * 100);

/** What its store hears of beside the step's own name. */
const TOLD: Partial<Record<BillAction, (bill: BillRecord) => Text>> = {
  cut: ({ state, total, demanded }) =>
    demanded > 0
      ? {
          zh: `连续欠款且保证金不足，请补缴 ${showAmount(centsToWire(demanded))}，转账后由平台财务登记。`,
          en: `Below zero time and again, and the deposit does not cover it: please pay in ${showAmount(centsToWire(demanded))}; finance enters it once it has come.`,
        }
      : state === 'CARRIED'
        ? {
            zh: `本期 ${showAmount(centsToWire(total))}，结转下期。`,
            en: `This time ${showAmount(centsToWire(total))}, which the next bill takes.`,
          }
        : {
            zh: `应付 ${showAmount(centsToWire(total))}，请核对；期满无异议视为确认。`,
            en: `${showAmount(centsToWire(total))} to be paid out: please look it over. Silence means yes.`,
          },
  acceptDispute: () => ({ zh: '该明细计入下期结算单。', en: 'The row goes on the next bill.' }),
  refuseDispute: () => ({ zh: '可申请复核一次。', en: 'You may ask once to look at it again.' }),
  pay: ({ total, serial }) => ({
    zh: `已打款 ${showAmount(centsToWire(total))}，银行流水号 ${serial}。`,
    en: `${showAmount(centsToWire(total))} was sent, the bank’s number is ${serial}.`,
  }),
  payFailed: () => ({ zh: '请核对收款账户。', en: 'Please check where your money goes.' }),
};

const FROM_BATCH: ReadonlySet<BillAction> = new Set(['unsend', 'pay', 'payFailed']);

export const billLife = life({
  docType: 'settlementBill',
  table: settlementBill,
  key: 'billSn',
  process: billProcess,
  status: billStatus,
  notNow: (row: BillRecord) => settlementErrors.notNow(row),
  changedMeanwhile: () => settlementErrors.changedMeanwhile(),
  // what stands in a batch is not put into another, and what stands in none is not paid
  allowed: (row, by) =>
    allowedActions(billProcess, row.state, by).filter((action) =>
      action === 'send' ? row.payoutSn === null : !FROM_BATCH.has(action) || row.payoutSn !== null,
    ),
  marks: (work, { action }) => (action === 'pay' ? { paidAt: work.now } : {}),
  async timers(work, { action, row }) {
    if (action !== 'cut') return row.state === 'GENERATED' ? undefined : [];
    if (row.state !== 'GENERATED') return [];
    const { silenceDays } = await settlementRules.find(work);
    return [{ event: 'confirmTimeout', dueAt: await afterWorkingDays(work, work.now, silenceDays) }];
  },
  async tell(work, { action, row, mover }) {
    const text = TOLD[action]?.(row);
    if (!text) return;
    const { zh, en } = billSteps[action];
    await tellOfDocument(
      work,
      await listOperators(work, [row.storeId]),
      { title: { zh: `结算：${zh}`, en: `Settlement: ${en}` }, text },
      {
        kind: 'statement',
        name: { zh: `结算单 ${row.billSn}`, en: `Bill ${row.billSn}` },
        reason: mover.reason ?? '',
        link: `/seller/settlement/detail?billSn=${row.billSn}`,
      },
    );
  },
});
