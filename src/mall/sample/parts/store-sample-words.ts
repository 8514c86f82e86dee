// The words of sample requests in a store's console.
import { words } from '#kit/words/words.ts';

export const storeSampleWords = words({
  samples: { zh: '样品申请', en: 'Sample requests' },
  setSamples: { zh: '设置样品', en: 'Set samples' },
  back: { zh: '返回样品申请', en: 'Back to the requests' },

  approve: { zh: '审核通过', en: 'Approve' },
  sendBack: { zh: '驳回修改', en: 'Send back' },
  ship: { zh: '寄样', en: 'Ship' },
  shipNoMore: { zh: '其余不再寄出', en: 'Send no more' },
  shipNoMoreText: {
    zh: '未寄出的样品释放，其样品费原路退回申请人；申请进入待收货。',
    en: 'What was not sent is free again and its price goes back; the request goes on to receipt.',
  },
  storeCancel: { zh: '取消申请', en: 'Cancel' },
  offered: { zh: '已建议替代型号，等待申请人确认', en: 'The substitute was offered to the designer' },
  shipped: { zh: '已寄样', en: 'Shipped' },
  reasonHint: { zh: '申请人会看到', en: 'The designer reads it' },
  sendBackText: {
    zh: '申请人可限期修改后重新提交。',
    en: 'The designer may correct it and submit it again.',
  },
  refuseText: { zh: '拒绝后申请结束。', en: 'The request is closed then.' },
  cancelText: {
    zh: '预留的样品释放，已付款项原路退回申请人。',
    en: 'What was reserved is free again; what was paid goes back.',
  },
  reasonNoStock: { zh: '样品不足', en: 'Too few samples' },
  reasonUnclear: { zh: '用途说明不清楚', en: 'The purpose is not clear' },
  reasonNoFit: { zh: '该型号不适合此应用', en: 'The part does not suit this use' },

  approveTitle: { zh: (sn: string) => `审核 ${sn}`, en: (sn: string) => `Review ${sn}` },
  asked: { zh: '申请', en: 'Asked' },
  approved: { zh: '批准数量', en: 'Approve' },
  approvedOf: {
    zh: (partNo: string) => `${partNo} 批准数量`,
    en: (partNo: string) => `Approve of ${partNo}`,
  },
  wrongNumber: { zh: (most: number) => `请输入 0 到 ${most} 的整数`, en: (most: number) => `0 to ${most}` },
  useSubstitute: { zh: '改用其他型号', en: 'Send another part' },
  noSubstitute: { zh: '不改用', en: 'Keep the part' },
  findSubstitute: { zh: '本店样品型号', en: 'A part number of your samples' },
  searching: { zh: '查找中…', en: 'Looking…' },
  noneFound: { zh: '没有找到有样品的商品', en: 'No samples were found' },
  instead: { zh: '改用', en: 'Instead' },
  substituteNote: {
    zh: '含替代型号时，先由申请人确认再生效。',
    en: 'With a substitute, the designer must say yes first.',
  },
  nothingApproved: { zh: '至少批准一件样品', en: 'Approve at least one piece' },

  shipTitle: { zh: (sn: string) => `寄样 ${sn}`, en: (sn: string) => `Ship ${sn}` },
  carrierMissing: { zh: '请填写物流公司', en: 'Please enter the carrier' },
  trackingNo: { zh: '运单号', en: 'Tracking number' },
  trackingMissing: { zh: '请填写运单号', en: 'Please enter the tracking number' },
  left: { zh: (n: number) => `待寄 ${n}`, en: (n: number) => `${n} left` },
  number: { zh: '数量', en: 'Pieces' },
  numberOf: { zh: (partNo: string) => `${partNo} 数量`, en: (partNo: string) => `Pieces of ${partNo}` },
  lotNo: { zh: '批次号', en: 'Lot' },
  lotOf: { zh: (partNo: string) => `${partNo} 批次号`, en: (partNo: string) => `Lot of ${partNo}` },
  lotMissing: { zh: '请填写批次号', en: 'Please enter the lot' },
  nothingToShip: { zh: '请填写本次寄出的数量', en: 'Please say how many you ship' },
});
