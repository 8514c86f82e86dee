// The few words of the tick "compare": they stand in every goods list.
import { words } from '#kit/words/words.ts';

export const compareWords = words({
  compareOne: { zh: (partNo: string) => `对比 ${partNo}`, en: (partNo: string) => `Compare ${partNo}` },
  trayFull: { zh: '对比栏最多五个产品', en: 'At most five products can be compared' },
});
