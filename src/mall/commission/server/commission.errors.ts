// How the commission room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const commissionErrors = errors('commission', {
  notFound: { state: State.notFound, zh: '佣金规则不存在', en: 'There is no such rule' },
  ofWhat: { zh: '请选择店铺或分类', en: 'Please choose a store or a category' },
  unknownStore: { zh: '店铺不存在', en: 'There is no such store' },
  unknownCategory: { zh: '分类不存在', en: 'There is no such category' },
  ownStore: { zh: '自营店铺不计佣金', en: 'The mall’s own stores pay no commission' },
  thereIsOne: {
    zh: '该范围已有生效中的规则，请先终止它',
    en: 'There is a rule for it already: please end that one first',
  },
  ended: { zh: '规则已终止', en: 'The rule has ended already' },
  endsCross: {
    zh: '最高不能小于最低，金额不能为负',
    en: 'The most is not less than the least, and no amount is below zero',
  },
});
