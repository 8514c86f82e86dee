// Everything about a state of an alarm, one row each.
import type { NamedValue } from '#kit/list/column.ts';
import type { AlarmState } from './alarm-process.ts';

export const alarmStatus: Readonly<Record<AlarmState, NamedValue>> = {
  ACTIVE: { zh: '等待中', en: 'Waiting', tone: 'moving' },
  TOLD: { zh: '已提醒', en: 'Told', tone: 'done' },
  EXPIRED: { zh: '已过期', en: 'Expired', tone: 'neutral' },
};
