// What people read about quotations: steps, tabs, answers, reasons.
import type { Text } from '#kit/words/text.ts';
import type { ANSWERS } from './quotation-content.ts';
import type { QuotationAction } from './quotation-process.ts';
import type { PurchaserTab, SupplierTab } from './quotation-status.ts';
import type { DeclineReason } from './quotation-terms.ts';

/** What the time line says of each step. */
export const quotationSteps: Record<QuotationAction, Text> = {
  invite: { zh: '受邀报价', en: 'Invited to quote' },
  open: { zh: '开始报价', en: 'Began to quote' },
  save: { zh: '保存草稿', en: 'Draft saved' },
  decline: { zh: '放弃报价', en: 'Declined' },
  submit: { zh: '提交报价', en: 'Quotation submitted' },
  approve: { zh: '店铺审核通过', en: 'Approved by the store' },
  sendBack: { zh: '店铺审核驳回', en: 'Sent back by the store' },
  edit: { zh: '修改报价', en: 'Taken up for correction' },
  replace: { zh: '修改报价', en: 'Replacement begun' },
  dropDraft: { zh: '放弃修改', en: 'Draft dropped' },
  see: { zh: '买方已查看', en: 'Seen by the purchaser' },
  counter: { zh: '买方还价', en: 'Counter-offer' },
  askFinal: { zh: '请求最终报价', en: 'Best and final offer asked for' },
  agree: { zh: '供应商同意还价', en: 'The supplier agreed' },
  offer: { zh: '供应商新报价', en: 'Another offer' },
  keep: { zh: '供应商维持原价', en: 'The supplier keeps his offer' },
  accept: { zh: '中标', en: 'Awarded' },
  acceptMore: { zh: '追加中标', en: 'More lines awarded' },
  reject: { zh: '拒绝', en: 'Refused' },
  withdraw: { zh: '撤回报价', en: 'Withdrawn' },
  expire: { zh: '已过期', en: 'Expired' },
  lose: { zh: '未中标', en: 'Not awarded' },
  convert: { zh: '转合同/订单', en: 'Contracted or ordered' },
  annul: { zh: '定标撤销', en: 'Award annulled' },
  revive: { zh: '重新进入评标', en: 'Considered again' },
  renew: { zh: '报价延期', en: 'Renewed' },
};

export const supplierTabs: Record<SupplierTab, Text> = {
  todo: { zh: '待我处理', en: 'Your turn' },
  review: { zh: '内部审核中', en: 'In review' },
  waiting: { zh: '等待买方', en: 'With the purchaser' },
  won: { zh: '已中标', en: 'Awarded' },
  over: { zh: '已结束', en: 'Over' },
  all: { zh: '全部', en: 'All' },
};

export const purchaserTabs: Record<PurchaserTab, Text> = {
  todo: { zh: '待我处理', en: 'Your turn' },
  waiting: { zh: '等待供应商', en: 'With the supplier' },
  won: { zh: '已接受', en: 'Accepted' },
  over: { zh: '已结束', en: 'Over' },
  all: { zh: '全部', en: 'All' },
};

export const answerWords: Record<(typeof ANSWERS)[number], Text> = {
  same: { zh: '所询型号', en: 'As asked' },
  alternative: { zh: '替代型号', en: 'Alternative' },
  none: { zh: '不能提供', en: 'Not available' },
};

export const freightWords: Record<'included' | 'fixed' | 'collect', Text> = {
  included: { zh: '含运费', en: 'Freight included' },
  fixed: { zh: '运费固定', en: 'Fixed freight' },
  collect: { zh: '运费到付', en: 'Freight collect' },
};

export const declineReasons: Record<DeclineReason, Text> = {
  notOurs: { zh: '不经营该产品', en: 'Not in our range' },
  noStock: { zh: '无货', en: 'Not available' },
  tooSmall: { zh: '数量太小', en: 'The quantity is too small' },
  tooShort: { zh: '时间太紧', en: 'The time is too short' },
  price: { zh: '价格无竞争力', en: 'We cannot meet the price' },
  terms: { zh: '商务条款不合适', en: 'The terms do not suit us' },
  other: { zh: '其他原因', en: 'Another reason' },
};

export const awardLineStatus: Record<'PENDING' | 'AWARDED' | 'CONVERTED' | 'ANNULLED', Text> = {
  PENDING: { zh: '待审批', en: 'Waits for approval' },
  AWARDED: { zh: '已中标', en: 'Awarded' },
  CONVERTED: { zh: '已转合同/订单', en: 'Contracted or ordered' },
  ANNULLED: { zh: '已撤销', en: 'Annulled' },
};
