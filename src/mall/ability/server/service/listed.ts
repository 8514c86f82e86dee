// What pages of services and packages say of them as goods: name, store, evaluations.
import type { Language } from '#kit/words/text.ts';
import { averageStars, type ServiceForSale } from '#mall/goods/server/goods.ts';

export const toListed = (goods: ServiceForSale, language: Language) => {
  const {
    kind: _,
    ofId: _of,
    unitPrice: _price,
    days: _days,
    title,
    storeName,
    evaluationStars,
    ...same
  } = goods;
  return {
    ...{ ...same, title: title[language], storeName: storeName[language] },
    evaluationStars: averageStars(evaluationStars, same.evaluationCount),
  };
};
