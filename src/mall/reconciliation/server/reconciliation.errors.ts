// How the reconciliation room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const reconciliationErrors = errors('reconciliation', {
  noFile: { zh: '请选择银行流水文件', en: 'Please choose a bank statement' },
  noRows: { zh: '文件中没有流水', en: 'There are no lines in the file' },
  noColumns: {
    zh: '请指定交易日期，以及收入、支出或金额所在的列',
    en: 'Please say which columns hold the date, and money in, money out or the amount',
  },
  tooManyRows: ({ most }: { most: number }) => ({
    zh: `一次最多导入 ${most} 行流水`,
    en: `At most ${most} lines can be imported at once`,
  }),
  lineNotFound: { state: State.notFound, zh: '银行流水不存在', en: 'There is no such bank line' },
  dayNotFound: { state: State.notFound, zh: '渠道日账不存在', en: 'There is no such channel day' },
  differenceNotFound: { state: State.notFound, zh: '对账差异不存在', en: 'There is no such difference' },
  notNow: {
    zh: '流水状态已变化，或不允许此操作，请刷新后查看',
    en: 'This line has changed meanwhile, or does not allow that; please load it again',
  },
  nothingFits: {
    zh: '没有可以入账的账单，请认领或转入不明来款',
    en: 'No bill fits it: attach it to one, or set it aside',
  },
  fitsOtherwise: {
    zh: '匹配结果已变化，请重新查看后再入账',
    en: 'It fits another way than it did, please look at it again',
  },
  noSuchBill: {
    zh: '没有找到该编号的待付账单，请核对账单号、订单号或附言码',
    en: 'No bill of that number waits for money; please check the number',
  },
  feeTooLarge: {
    zh: '手续费最多 ¥200.00，更大的支出请查明用途',
    en: 'A fee is ¥200.00 at most; please look into what else has left',
  },
  differenceNotNow: {
    zh: '差异状态已变化，请刷新后查看',
    en: 'The difference has changed meanwhile, please load it again',
  },
  ownCorrection: {
    zh: '更正须由另一位财务复核',
    en: 'Another person of finance has to check the correction',
  },
});
