// What after-sale says of samples in words of their own.
import { words } from '#kit/words/words.ts';

export const sampleCaseWords = words({
  cancelTitle: { zh: '取消样品申请', en: 'Cancel the sample request' },
  cancelText: {
    zh: '样品寄出前可随时取消，无需商家审核；已付款项原路退回，样品额度恢复。',
    en: "Until samples are sent you may cancel without the store's word: what was paid goes back, and your quota is free again.",
  },
  cancelNow: { zh: '取消申请', en: 'Cancel the request' },
  cancelSure: { zh: '取消整张样品申请？', en: 'Cancel the whole request?' },
  cancelWarn: {
    zh: '商家不再寄出样品；已付款项按付款方式退回。',
    en: 'Nothing is sent any more; what was paid goes back the way it was paid.',
  },
  cancelled: { zh: '样品申请已取消', en: 'Cancelled' },
});
