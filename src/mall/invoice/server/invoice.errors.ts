// How the invoice room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type InvoiceState, invoiceStatus } from '../invoice-status.ts';

export const invoiceErrors = errors('invoice', {
  notFound: { state: State.notFound, zh: '开票申请不存在', en: 'There is no such invoice' },
  notNow: ({ state }: { state: InvoiceState }) => ({
    zh: `当前状态（${invoiceStatus[state].zh}）不允许此操作`,
    en: `That is not possible now: ${invoiceStatus[state].en}`,
  }),
  changedMeanwhile: {
    zh: '开票申请刚被更改，请刷新',
    en: 'It has just been changed; please load the page again',
  },
  rowNotFound: { state: State.notFound, zh: '可开票明细不存在', en: 'There is no such row to be invoiced' },
  nothingLeft: {
    zh: '所选明细已全部申请开票，请刷新后重选',
    en: 'Nothing is left of a chosen row; please load the page again',
  },
  tooLate: ({ days }: { days: number }) => ({
    zh: `已超过申请期限（${days} 天）`,
    en: `The time to apply (${days} days) is over`,
  }),
  oneSeller: { zh: '一次申请只能选择同一家店铺的明细', en: 'One application is about one store' },
  headerFirst: (_: { name: 'headerId' }) => ({
    zh: '该抬头尚未通过核验或信息不全，不能开具专用发票',
    en: 'This header is not verified or not complete, so it gets no special invoice',
  }),
  addressFirst: (_: { name: 'addressId' }) => ({
    zh: '纸质发票请选择收票地址',
    en: 'Paper needs an address',
  }),
  needsReason: (_: { name: 'reason' }) => ({ zh: '请填写驳回原因', en: 'Please say why' }),
  identityFirst: { zh: '请先填写开票信息', en: 'Please fill in the tax identity first' },
  limitTooLow: {
    zh: '单件金额超过单张限额，请调整开票信息中的限额',
    en: 'A single piece is above the limit of a sheet; please raise it in the tax identity',
  },
  sheetsWrong: ({ needed }: { needed: number }) => ({
    zh: `应登记 ${needed} 张发票`,
    en: `${needed} sheets are to be entered`,
  }),
  numberKnown: ({ number }: { number: string }) => ({
    zh: `发票号码 ${number} 已登记`,
    en: `The number ${number} is known already`,
  }),
  futureDate: { zh: '开票日期不能晚于今天', en: 'The date lies in the future' },
  noSheet: { state: State.notFound, zh: '发票不存在', en: 'There is no such sheet' },
  redTooMuch: { zh: '红冲金额超过可红冲余额', en: 'That is more than is left of the line' },
  noRed: { zh: '没有待处理的红冲申请', en: 'No red letter is open' },
  redNotNow: { zh: '当前不允许此红冲操作', en: 'That is not possible with the red letter now' },
});
