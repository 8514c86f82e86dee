// How the specimen room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { SpecimenState } from '../specimen-process.ts';
import { specimenStatus } from '../specimen-status.ts';

export const specimenErrors = errors('specimen', {
  notFound: { state: State.notFound, zh: '没有找到该样品', en: 'There is no such specimen' },
  notNow: ({ state }: { state: SpecimenState }) => ({
    zh: `样品${specimenStatus[state].zh}，不能进行此操作`,
    en: `The specimen is “${specimenStatus[state].en}”: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '样品刚被他人处理，请刷新后重试',
    en: 'Somebody else has just handled this specimen, please load it anew',
  },
  notPaidYet: {
    zh: '委托尚未受理付款，暂不能收样',
    en: 'The commission is not accepted and paid yet: nothing can be received for it',
  },
  noLabels: {
    zh: '付款后、收样前可以打印标签',
    en: 'Labels can be printed once it is paid and until the specimens are received',
  },
  noPhoto: (_: { name: string }) => ({ zh: '请至少拍一张照片', en: 'Please take a photo at least' }),
});
