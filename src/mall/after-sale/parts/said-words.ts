// The words of what the sides of a dispute say and show.
import { words } from '#kit/words/words.ts';

export const saidWords = words({
  whatToSay: { zh: '说明与理由', en: 'What you have to say' },
  needsText: { zh: '请至少写 2 个字', en: 'Please write a few words' },
  pictures: { zh: '凭证图片', en: 'Pictures' },
  stillUploading: { zh: '图片还在上传，请稍候', en: 'Pictures are still being uploaded' },
  buyer: { zh: '买家', en: 'Buyer' },
  store: { zh: '商家', en: 'Store' },
  platform: { zh: '平台', en: 'Platform' },
});
