// The few words of the button that puts a sample into the sample cart: public pages carry no others of samples.
import { firstPageWords } from '#kit/words/first-words.ts';

export const sampleButtonWords = firstPageWords({
  request: { zh: '申请样品', en: 'Sample' },
  free: { zh: '免费', en: 'free' },
  added: { zh: '已加入样品车', en: 'Added to the sample cart' },
  goToCart: { zh: '去样品车', en: 'View sample cart' },
});
