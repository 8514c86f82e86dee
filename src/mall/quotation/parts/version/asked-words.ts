// The words of what an inquiry asks for, beside its quotations.
import { words } from '#kit/words/words.ts';

export const askedWords = words({
  asked: { zh: '询价要求', en: 'What is asked for' },
  deliverTo: { zh: '交货地点', en: 'Deliver to' },
  payment: { zh: '付款要求', en: 'Payment wished for' },
  closes: { zh: '报价截止', en: 'Closes' },
  rules: { zh: '规则', en: 'Rules' },
  sealed: { zh: '密封报价', en: 'Sealed' },
  openPrices: { zh: '公开报价', en: 'Open to the buyer at once' },
  partial: { zh: '可部分报价', en: 'Part of the lines will do' },
  wholeOnly: { zh: '须整单报价', en: 'Every line is wanted' },
  alternatives: { zh: '接受替代品', en: 'Alternatives welcome' },
  noAlternatives: { zh: '不接受替代品', en: 'No alternatives' },
  contract: { zh: '需签合同', en: 'With a contract' },
});
