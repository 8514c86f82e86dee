// How the sample room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type SampleQuantityProblem, sampleCartSays } from '../sample-cart-quantity.ts';
import type { SampleTurn } from '../sample-process.ts';
import { type SampleState, sampleStatus, sampleTurns } from '../sample-status.ts';
import { SAMPLE_CART_LINES } from '../sample-terms.ts';

export const sampleErrors = errors('sample', {
  /** The data carries the kind of problem and the quantity that would be right. */
  wrongQuantity: ({ text }: SampleQuantityProblem) => text,
  noSamples: sampleCartSays.noSamples,
  full: {
    zh: `样品车最多 ${SAMPLE_CART_LINES} 种样品`,
    en: `The sample cart holds at most ${SAMPLE_CART_LINES} different samples`,
  },
  notInCart: { state: State.notFound, zh: '样品车中没有此样品', en: 'This is not in your sample cart' },
  /** Another tab has changed it, or something can no longer be had: what was on the screen is not asked for as it stood. */
  cartChanged: {
    zh: '样品车已发生变化，请核对后重新提交',
    en: 'Your sample cart has changed meanwhile: please check it and submit again',
  },
  empty: { zh: '请先选择样品', en: 'Please choose samples first' },

  notFound: { state: State.notFound, zh: '样品申请不存在', en: 'There is no such sample request' },
  notNow: ({ state, turn }: { state: SampleState; turn: SampleTurn | null }) => ({
    zh: `当前状态（${sampleStatus[state].zh}${turn ? `，${sampleTurns[turn].zh}` : ''}）不允许此操作`,
    en: `Not allowed in the current state (${sampleStatus[state].en}${turn ? `, ${sampleTurns[turn].en}` : ''})`,
  }),
  /** As orders say it: what is claimed is settled first. */
  inCase: {
    zh: '样品申请有进行中的售后，请在售后结束后再确认收货',
    en: 'An after-sale is open on this request: receipt is confirmed once it is over',
  },
  changedMeanwhile: {
    zh: '申请已被他人处理或已更新，请刷新后查看',
    en: 'Somebody else has just dealt with this, please load it again',
  },

  notDesigner: {
    zh: '样品申请仅对认证设计师开放，请先申请设计师认证',
    en: 'Samples are for certified designers: please apply as a designer first',
  },
  suspended: {
    zh: '您的设计师资格已暂停，暂不能申请样品',
    en: 'You are suspended as a designer and cannot request samples for now',
  },
  notActive: {
    zh: '您的设计师资格当前无效，请重新申请设计师认证',
    en: 'You are no active designer at present: please apply again',
  },
  profileIncomplete: {
    zh: '请先绑定手机号，再申请样品',
    en: 'Please add your mobile number before you request samples',
  },
  feedbackDue: ({ count }: { count: number }) => ({
    zh: `您有 ${count} 份样品逾期未反馈，请先补交试用反馈`,
    en: `${count} of your sample requests lack feedback: please hand it in first`,
  }),
  overYearLimit: ({ partNo, used, yearLimit }: { partNo: string; used: number; yearLimit: number }) => ({
    zh: `${partNo} 每人每年最多申请 ${yearLimit} 件样品，您今年已申请 ${used} 件`,
    en: `At most ${yearLimit} samples of ${partNo} a year for each designer; you have had ${used} this year`,
  }),
  lineProblem: ({ partNo, text }: { partNo: string; text: { zh: string; en: string } }) => ({
    zh: `${partNo}：${text.zh}`,
    en: `${partNo}: ${text.en}`,
  }),
  nothingLeft: {
    zh: '至少保留一种样品；不再需要请撤回申请',
    en: 'Keep at least one sample, or withdraw the request',
  },

  nothingApproved: {
    zh: '至少批准一件样品；都不批准请选择拒绝并说明原因',
    en: 'Approve at least one piece, or refuse with a reason',
  },
  tooManyApproved: ({ partNo, asked }: { partNo: string; asked: number }) => ({
    zh: `${partNo} 批准数量不能超过申请数量 ${asked}`,
    en: `No more than the ${asked} that were asked for of ${partNo}`,
  }),
  noSubstitute: {
    zh: '替代型号须为本店可申请样品的其他商品',
    en: 'A substitute must be another product of your store with samples',
  },
  ownRequest: { zh: '不能确认自己的样品申请', en: 'Nobody decides on a request of his own' },
  nothingToShip: { zh: '请填写本次发货数量', en: 'Please say how many you ship' },
  tooManyShipped: ({ partNo, left }: { partNo: string; left: number }) => ({
    zh: `${partNo} 待发 ${left} 件`,
    en: `${left} of ${partNo} are left to ship`,
  }),
  lotMissing: ({ partNo }: { partNo: string }) => ({
    zh: `请填写 ${partNo} 的批次号`,
    en: `Please enter the lot of ${partNo}`,
  }),
  voucherUnderReview: {
    zh: '转账凭证审核中，暂不能撤回',
    en: 'A transfer voucher is under review: it cannot be withdrawn now',
  },
});
