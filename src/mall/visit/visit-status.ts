// The states of a visit with their words and tones, its steps, the times of a day, and what becomes of an instrument there.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { VisitAction, VisitState, VisitTurn } from './visit-process.ts';

export const visitStatus: Record<VisitState, Text & { code: number; tone: Tone }> = {
  PROPOSED: { code: 10, zh: '待确认', en: 'To be agreed', tone: 'waiting' },
  AGREED: { code: 20, zh: '已约定', en: 'Agreed', tone: 'moving' },
  ON_SITE: { code: 30, zh: '现场中', en: 'On site', tone: 'moving' },
  DONE: { code: 40, zh: '已完成', en: 'Done', tone: 'done' },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};

export const visitTurns: Record<VisitTurn, Text> = {
  LAB: { zh: '待实验室约期', en: 'The laboratory proposes a day' },
  CUSTOMER: { zh: '待客户确认', en: 'With the customer' },
};

export const visitSteps: Record<VisitAction, Text> = {
  open: { zh: '待约上门日期', en: 'A day has to be found' },
  propose: { zh: '提出上门日期', en: 'A day is proposed' },
  agree: { zh: '客户同意', en: 'Agreed by the customer' },
  ask: { zh: '客户要求改期', en: 'The customer wants another day' },
  arrive: { zh: '到达现场', en: 'Arrived' },
  absent: { zh: '客户不在现场', en: 'Nobody was there' },
  tick: { zh: '登记仪器', en: 'An instrument is ticked' },
  leave: { zh: '离开现场', en: 'Left' },
  cancel: { zh: '委托终止', en: 'Its commission is over' },
};

export const SLOTS = ['DAY', 'MORNING', 'AFTERNOON'] as const;
export type Slot = (typeof SLOTS)[number];
export const slotNames: Record<Slot, Text> = {
  DAY: { zh: '全天', en: 'All day' },
  MORNING: { zh: '上午', en: 'Morning' },
  AFTERNOON: { zh: '下午', en: 'Afternoon' },
};

/** FOUND: it is there and is worked on; with the end of the visit that means it is done. */
export const TICKS = ['FOUND', 'NOT_FOUND', 'REFUSED'] as const;
export type Tick = (typeof TICKS)[number];
export const tickNames: Record<Tick, Text> = {
  FOUND: { zh: '在场', en: 'There' },
  NOT_FOUND: { zh: '未找到', en: 'Not found' },
  REFUSED: { zh: '未做（拒检）', en: 'Refused' },
};
