// What the kinds of alarms are called.
import type { Text } from '#kit/words/text.ts';
import type { AlarmKind } from './alarm-rule.ts';

export const alarmKindNames: Readonly<Record<AlarmKind, Text>> = {
  price: { zh: '降价提醒', en: 'Price' },
  stock: { zh: '到货提醒', en: 'Stock' },
};
