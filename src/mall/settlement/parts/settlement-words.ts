// The words of settlement: the outlook, a bill with its rows, what each side may do, and the platform's rules.
import { words } from '#kit/words/words.ts';

export const settlementWords = words({
  settlement: { zh: '结算', en: 'Settlement' },
  bills: { zh: '结算单', en: 'Settlement' },
  outlook: { zh: '货款一览', en: 'Where the money is' },
  toBills: { zh: '查看结算单', en: 'To the bills' },
  toOutlook: { zh: '货款一览', en: 'Where the money is' },
  account: { zh: '收款账户', en: 'Payout account' },
  backToList: { zh: '返回结算单列表', en: 'Back to the bills' },
  ESCROW: { zh: '履约中', en: 'In escrow' },
  WINDOW: { zh: '售后期内', en: 'In the window' },
  RELEASED: { zh: '待出账', en: 'Released' },
  BILLED: { zh: '已出账', en: 'Billed' },
  PAID: { zh: '已打款', en: 'Paid out' },
  afterCommission: { zh: '扣除佣金后', en: 'After commission' },

  sums: { zh: '金额', en: 'Sums' },
  rows: { zh: '明细', en: 'Rows' },
  log: { zh: '办理记录', en: 'History' },
  storeName: { zh: '店铺', en: 'Store' },
  cutDay: { zh: '结算日', en: 'Cut on' },
  released: { zh: '货款', en: 'Orders' },
  refunds: { zh: '退款', en: 'Refunds' },
  commission: { zh: '佣金', en: 'Commission' },
  others: { zh: '赔付与调整', en: 'Compensation, adjusted' },
  carried: { zh: '上期结转', en: 'Carried from before' },
  total: { zh: '应付', en: 'To be paid out' },
  carriedTo: { zh: '结转到', en: 'Carried to' },
  payee: { zh: '收款账户', en: 'Goes to' },
  serial: { zh: '银行流水号', en: 'The bank’s number' },
  confirmBy: {
    zh: (at: string) => `请在 ${at} 前核对；期满无异议视为确认`,
    en: (at: string) => `Please look it over by ${at}; after that it counts as confirmed`,
  },
  kind: { zh: '类型', en: 'Kind' },
  about: { zh: '单据', en: 'Of' },
  amount: { zh: '金额', en: 'Amount' },
  net: { zh: '净额', en: 'Net' },
  dispute: { zh: '异议', en: 'Dispute' },
  time: { zh: '时间', en: 'Time' },
  isOut: { zh: '已移出本单', en: 'No longer on this bill' },

  done: { zh: '已处理', en: 'Done' },
  confirm: { zh: '确认', en: 'Confirm' },
  confirmTitle: { zh: '确认这张结算单？', en: 'Confirm this bill?' },
  confirmText: {
    zh: '确认后由平台审核并打款，明细不能再提异议。',
    en: 'The platform looks it over and pays it out; its rows are not disputed any more.',
  },
  disputeText: {
    zh: '该明细移出本结算单，平台答复后计入下期。',
    en: 'The row leaves this bill and goes on the next one once the platform has answered.',
  },
  escalate: { zh: '申请复核', en: 'Ask to look again' },
  escalateText: {
    zh: '平台再核对一次，结果为最终结果。',
    en: 'The platform looks once more, and that is final.',
  },
  acceptDispute: { zh: '采纳异议', en: 'Accept it' },
  refuseDispute: { zh: '不采纳', en: 'Refuse it' },
  refuseDisputeText: { zh: '店铺会看到理由。', en: 'The store reads why.' },
  adjustment: { zh: '补付金额', en: 'Paid besides' },
  adjustmentHint: {
    zh: '在该明细之外补付给店铺；扣减填负数，不调整可不填',
    en: 'On top of the row; below zero takes off, empty for nothing',
  },
  review: { zh: '审核通过', en: 'Looked over' },
  reviewTitle: { zh: '审核通过这张结算单？', en: 'Is this bill right?' },
  reviewText: {
    zh: '须由两位财务人员先后审核，然后打款。',
    en: 'Two people of finance look it over, one after the other.',
  },
  accountWaits: {
    zh: (at: string) => `店铺刚变更收款账户，${at} 起才能打款`,
    en: (at: string) => `The store has changed its account: nothing is sent there before ${at}`,
  },
  payoutSn: { zh: '打款批次', en: 'Payout batch' },
  reason: { zh: '说明', en: 'Why' },
  needsReason: { zh: '请填写说明', en: 'Please say why' },
  noAccount: { zh: '未登记', en: 'Not said yet' },

  rules: { zh: '商家结算规则', en: 'Settling with stores' },
  rulesText: { zh: '修改后对新的结算单生效。', en: 'Holds for bills that are cut from now on.' },
  cycle: {
    zh: '结算周期（1 每月5日、2 每月5/20日、3 每周二）',
    en: 'Cycle (1 on the 5th, 2 on the 5th and 20th, 3 Tuesdays)',
  },
  silenceDays: { zh: '店铺核对（工作日）', en: 'For the store to look (working days)' },
  leastYuan: { zh: '低于此金额结转下期（元）', en: 'Less is carried over (yuan)' },
  accountWaitDays: { zh: '变更收款账户等待（天）', en: 'A changed account waits (days)' },
});

/** The names of the platform's rules. */
export const settlementRuleNames = {
  cycle: settlementWords.cycle,
  silenceDays: settlementWords.silenceDays,
  leastYuan: settlementWords.leastYuan,
  accountWaitDays: settlementWords.accountWaitDays,
};
