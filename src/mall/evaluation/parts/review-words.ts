// The words around reviews as visitors read them.
import { words } from '#kit/words/words.ts';

export const reviewWords = words({
  stars: { zh: (n: number) => `${n} 星`, en: (n: number) => `${n} stars` },
  average: { zh: '综合评分', en: 'Average' },
  none: { zh: '还没有评价', en: 'No reviews yet' },
  noneText: { zh: '购买并确认收货后即可评价。', en: 'You can review it once you have received it.' },
  added: { zh: '追评', en: 'Added later' },
  more: { zh: '更多评价', en: 'More reviews' },
  filter: { zh: '按星级筛选', en: 'Filter by stars' },
  silent: { zh: '用户没有填写文字评价', en: 'No words given' },
  picture: { zh: (n: number) => `评价图片 ${n}`, en: (n: number) => `Picture ${n} of the review` },
});
