// How the objection room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { ObjectionState } from '../objection-process.ts';
import { objectionStatus } from '../objection-status.ts';

export const objectionErrors = errors('objection', {
  notFound: { state: State.notFound, zh: '没有找到该异议', en: 'There is no such objection' },
  noReport: { state: State.notFound, zh: '没有找到该报告', en: 'There is no such report' },
  notNow: ({ state }: { state: ObjectionState }) => ({
    zh: `异议${objectionStatus[state].zh}，不能进行此操作`,
    en: `The objection is “${objectionStatus[state].en}”: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '异议刚被他人处理，请刷新后重试',
    en: 'Somebody else has just handled this objection, please load it anew',
  },
  notIssued: {
    zh: '报告未签发或已被替代、作废',
    en: 'The report is not issued, or another has taken its place',
  },
  tooLate: ({ days }: { days: number }) => ({
    zh: `异议须在报告签发后 ${days} 天内提出`,
    en: `An objection is possible within ${days} days after the report was issued`,
  }),
  onceOnly: {
    zh: '对该报告的这些项目已提出过异议',
    en: 'These items of the report were objected to before',
  },
  otherItems: { zh: '所选项目不在该报告中', en: 'These items are not in the report' },
  hadPart: {
    zh: '参与过该报告的人员不能处理异议',
    en: 'Whoever had a part in the report does not decide about it',
  },
  retestOpen: { zh: '复检尚未完成', en: 'What is being tested again is not done yet' },
  noChange: (_: { name: string }) => ({
    zh: '请说明报告改了什么',
    en: 'Please say what changes in the report',
  }),
});
