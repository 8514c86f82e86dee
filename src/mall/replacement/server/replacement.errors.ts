// How the replacement room says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { pairStatus } from '../pair-status.ts';

export const replacementErrors = errors('replacement', {
  notFound: { state: State.notFound, zh: '替代关系不存在', en: 'There is no such replacement pair' },
  listGone: {
    state: State.notFound,
    zh: '该查询列表不存在或已过期，请重新输入型号',
    en: 'This list does not exist any more, please enter the part numbers again',
  },
  noNumbers: (_: { name: 'partNos' }) => ({
    zh: '请输入至少一个型号',
    en: 'Please enter at least one part number',
  }),
  unknownPart: (_: { name: 'ofPartId' | 'byPartId' }) => ({
    zh: '该器件不存在，请从搜索结果中选择',
    en: 'There is no such part, please choose one of those found',
  }),
  sameParts: (_: { name: 'byPartId' }) => ({
    zh: '替代型号不能与原型号相同',
    en: 'A part cannot replace itself',
  }),
  otherFunction: (_: { name: 'byPartId' }) => ({
    zh: '两个器件不属于同一分类，不能互为替代',
    en: 'The two parts are of different categories and cannot replace each other',
  }),
  already: (_: { name: 'byPartId' }) => ({
    zh: '该替代关系已发布或正在审核中',
    en: 'This pair is published or under review already',
  }),
  tooManyOpen: {
    zh: '您有 20 条建议尚未审核，请等待审核后再提交',
    en: 'Twenty of your suggestions wait for their review, please suggest more once they are through',
  },
  notNow: notIn(pairStatus),
  changedMeanwhile: {
    zh: '该记录已被他人处理，请刷新后查看',
    en: 'Somebody else has just dealt with this, please load it again',
  },
  ownSuggestion: {
    zh: '不能审核自己提交的建议，请由其他人处理',
    en: 'Nobody reviews a suggestion of his own',
  },
});
