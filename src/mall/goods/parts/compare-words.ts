// The few words of the tick "compare": they stand in every goods list.
import { firstPageWords } from '#kit/words/first-words.ts';

export const compareWords = firstPageWords({
  compareOne: { zh: (partNo: string) => `对比 ${partNo}`, en: (partNo: string) => `Compare ${partNo}` },
  trayFull: { zh: '对比栏最多五个产品', en: 'At most five products can be compared' },
});
