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
  notInWork: {
    zh: '委托不在检测中，样品不能领用',
    en: 'The commission is not in work: its specimens cannot be taken',
  },
  heldByYou: { zh: '该样品已由您领用', en: 'You have taken this specimen already' },
  keptStill: {
    zh: '留样期未满，不能处置',
    en: 'It is still to be kept: it cannot be destroyed yet',
  },
  samePerson: {
    zh: '处置须由两人办理：提出人不能自己确认',
    en: 'It takes two to destroy a specimen: who has proposed it cannot confirm it',
  },
  needsWaiver: (_: { name: string }) => ({
    zh: '异议期未满：客户同意提前寄回时请勾选',
    en: 'Objections are still possible: tick that the customer wants it back before',
  }),
  tooLate: ({ minutes }: { minutes: number }) => ({
    zh: `离线操作须在 ${minutes} 分钟内补传，请重新扫描`,
    en: `What was scanned without a network must arrive within ${minutes} minutes: please scan it again`,
  }),
  ahead: {
    zh: '操作时间晚于现在，请校准设备时钟后重新扫描',
    en: 'That lies ahead: please set the clock of your device and scan again',
  },
  scanTaken: {
    zh: '该扫描已用于另一样品，请重新扫描',
    en: 'This scan was of another specimen: please scan again',
  },
  noLabels: {
    zh: '付款后、收样前可以打印标签',
    en: 'Labels can be printed once it is paid and until the specimens are received',
  },
  noPlaces: (_: { name: string }) => ({ zh: '请填写货架位置', en: 'Please enter the places of shelves' }),
  tooFew: ({ qty }: { name: string; qty: number }) => ({
    zh: `申报 ${qty} 件，实收不足，请登记异常“数量不足”，由客户决定`,
    en: `${qty} were declared and fewer are there: please find it abnormal (“too few”), its customer decides`,
  }),
  noPhoto: (_: { name: string }) => ({ zh: '请至少拍一张照片', en: 'Please take a photo at least' }),
});
