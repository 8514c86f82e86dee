// The life of an alarm, complete: it waits, tells once, and may be set again.
import { process } from '#kit/process/process.ts';

export const ALARM_STATES = ['ACTIVE', 'TOLD', 'EXPIRED'] as const;
export type AlarmState = (typeof ALARM_STATES)[number];

export const alarmProcess = process<AlarmState, 'owner' | 'system'>()({
  begin: { from: [], to: 'ACTIVE', by: ['owner'] },
  change: { from: ['ACTIVE', 'TOLD', 'EXPIRED'], to: 'ACTIVE', by: ['owner'] },
  again: { from: ['TOLD', 'EXPIRED'], to: 'ACTIVE', by: ['owner'] },
  tell: { from: ['ACTIVE'], to: 'TOLD', by: ['system'] },
  expire: { from: ['ACTIVE'], to: 'EXPIRED', by: ['system'] },
});
export type AlarmAction = keyof typeof alarmProcess;
