// How the impact room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { ImpactState } from '../impact-process.ts';
import { impactStatus } from '../impact-status.ts';

export const impactErrors = errors('impact', {
  notFound: { state: State.notFound, zh: '没有找到该影响评估', en: 'There is no such impact' },
  notNow: ({ state }: { state: ImpactState }) => ({
    zh: `该项${impactStatus[state].zh}，不能进行此操作`,
    en: `It is “${impactStatus[state].en}”: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '该项刚被他人评估，请刷新后重试',
    en: 'Somebody else has just decided this, please load it anew',
  },
  isIssued: {
    zh: '报告已签发，请选择复检或更正报告',
    en: 'Its report is issued: have it tested again, or amend the report',
  },
  notIssued: {
    zh: '尚未出具报告，请选择重做或无影响',
    en: 'No report is issued: have it done again, or find that it has no effect',
  },
});
