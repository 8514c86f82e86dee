// How the optimise room says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { runStatus } from '../run-status.ts';

export const optimiseErrors = errors('optimise', {
  notFound: { state: State.notFound, zh: '优选记录不存在', en: 'There is no such selection' },
  noCategory: {
    state: State.notFound,
    zh: '分类不存在，请重新选择',
    en: 'There is no such category, please choose another',
  },
  noProduct: { state: State.notFound, zh: '该商品不存在', en: 'There is no such product' },
  noStart: { zh: '请选择一个分类或从商品开始', en: 'Please choose a category, or begin with a product' },
  notALeaf: { zh: '请选择最末级分类', en: 'Please choose a category of the last level' },
  suspended: ({ reason }: { reason: string }) => ({
    state: State.notAllowed,
    zh: `您的设计师资格已暂停${reason ? `：${reason}` : ''}`,
    en: `You are suspended as a designer${reason ? `: ${reason}` : ''}`,
  }),
  unreadable: ({ label, text }: { name: string; label: { zh: string; en: string }; text: string }) => ({
    zh: `“${label.zh}”的值“${text}”无法识别，请按 50V、100nF、-40~85℃ 这样填写`,
    en: `“${text}” for “${label.en}” cannot be read: write it like 50V, 100nF or -40~85℃`,
  }),
  twice: ({ label }: { name: string; label: { zh: string; en: string } }) => ({
    zh: `“${label.zh}”填写了两次`,
    en: `“${label.en}” is asked for twice`,
  }),
  noWeights: (_: { name: 'weights' }) => ({
    zh: '请至少给一项大于 0 的权重',
    en: 'Please give at least one weight above 0',
  }),
  badDate: (_: { name: 'needBy' }) => ({
    zh: '请输入今天或以后的日期',
    en: 'Please enter a day from today on',
  }),
  noEnterprise: (_: { name: 'preferredOnly' }) => ({
    zh: '您未关联企业，不能按企业优选等级筛选',
    en: 'You belong to no enterprise, so there are no preferred grades to go by',
  }),
  notNow: notIn(runStatus),
  changedMeanwhile: {
    zh: '该优选已更新，请刷新后查看',
    en: 'This selection has just changed, please load it again',
  },
});
