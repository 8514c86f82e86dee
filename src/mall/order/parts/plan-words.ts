// What the fields of a plan of payment say.
import { words } from '#kit/words/words.ts';

export const planWords = words({
  when: { zh: '付款时点', en: 'When' },
  share: { zh: '比例（%）', en: 'Share (%)' },
  days: { zh: '几日内', en: 'Days to pay' },
  add: { zh: '添加阶段', en: 'Add a stage' },
  remove: { zh: (n: number) => `移除第 ${n} 阶段`, en: (n: number) => `Remove stage ${n}` },
  stage: { zh: (n: number) => `第 ${n} 阶段`, en: (n: number) => `Stage ${n}` },
  usual: { zh: '常用', en: 'Usual' },
  onOrder: { zh: '下单付全款', en: 'All with the order' },
  thirtySeventy: { zh: '30% 预付，70% 发货前', en: '30% with the order, 70% before delivery' },
  net30: { zh: '收货后 30 日付全款', en: 'All within 30 days after receipt' },
});
