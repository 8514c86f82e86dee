// The states of a specimen with their codes, words and tones, and the steps between them as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { SpecimenAction, SpecimenState } from './specimen-process.ts';

export const specimenStatus: Record<SpecimenState, Text & { code: number; tone: Tone }> = {
  LABELLED: { code: 10, zh: '已赋号', en: 'Numbered', tone: 'neutral' },
  IN_TRANSIT: { code: 20, zh: '在途', en: 'On its way', tone: 'moving' },
  RECEIVED: { code: 30, zh: '已收样', en: 'Received', tone: 'done' },
  ABNORMAL: { code: 32, zh: '异常', en: 'Abnormal', tone: 'refused' },
  IN_TEST: { code: 40, zh: '检测中', en: 'In test', tone: 'moving' },
  DONE: { code: 50, zh: '已检毕', en: 'Tested', tone: 'done' },
  RETAINED: { code: 60, zh: '留样', en: 'Kept', tone: 'done' },
  RETURNING: { code: 70, zh: '返还中', en: 'Going back', tone: 'moving' },
  RETURNED: { code: 71, zh: '已返还', en: 'Returned', tone: 'neutral' },
  DESTROYED: { code: 80, zh: '已处置', en: 'Destroyed', tone: 'neutral' },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};

export const specimenSteps: Record<SpecimenAction, Text> = {
  number: { zh: '赋号', en: 'Numbered' },
  send: { zh: '寄出', en: 'Sent' },
  receive: { zh: '收样', en: 'Received' },
  findAbnormal: { zh: '登记异常', en: 'Found abnormal' },
  testAnyway: { zh: '客户同意照常检测', en: 'To be tested anyway' },
  sendMore: { zh: '客户另寄样品', en: 'Another is sent in its place' },
  giveUp: { zh: '退回，不再检测', en: 'To be sent back untested' },
  take: { zh: '领用', en: 'Taken' },
  handOver: { zh: '交接', en: 'Handed over' },
  giveBack: { zh: '归还', en: 'Given back' },
  move: { zh: '移位', en: 'Moved' },
  keep: { zh: '留样', en: 'Kept' },
  returnIt: { zh: '寄回', en: 'Sent back' },
  leaveThere: { zh: '现场交还', en: 'Left at the customer’s' },
  gotBack: { zh: '客户已收到', en: 'Received by the customer' },
  proposeDestroy: { zh: '提出处置', en: 'To be destroyed' },
  destroy: { zh: '处置', en: 'Destroyed' },
  useUp: { zh: '检测耗尽', en: 'Used up in the test' },
  cancel: { zh: '取消', en: 'Cancelled' },
};
