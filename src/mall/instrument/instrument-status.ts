// Everything about a state of an instrument and about its steps, one row each.
import type { NamedValue } from '#kit/list/column.ts';
import type { Text } from '#kit/words/text.ts';
import type { InstrumentAction, InstrumentState } from './instrument-process.ts';

export const instrumentStatus: Readonly<Record<InstrumentState, NamedValue>> = {
  VALID: { zh: '在检', en: 'Valid', tone: 'done' },
  DUE_SOON: { zh: '即将到期', en: 'Due soon', tone: 'waiting' },
  OVERDUE: { zh: '已超期', en: 'Overdue', tone: 'refused' },
  IN_SERVICE: { zh: '送检中', en: 'In service', tone: 'moving' },
  OUT_OF_TOLERANCE: { zh: '超差', en: 'Out of tolerance', tone: 'refused' },
  STOPPED: { zh: '停用', en: 'Out of use', tone: 'neutral' },
  SCRAPPED: { zh: '已报废', en: 'Scrapped', tone: 'neutral' },
};

export const instrumentSteps: Readonly<Record<InstrumentAction, Text>> = {
  enter: { zh: '登记', en: 'Entered' },
  change: { zh: '修改', en: 'Changed' },
  record: { zh: '登记检定/校准', en: 'Service recorded' },
  comeDue: { zh: '即将到期', en: 'Came due' },
  fallOverdue: { zh: '超期', en: 'Fell overdue' },
  sendIn: { zh: '实验室已收到', en: 'Received by the laboratory' },
  comeBack: { zh: '未出报告返回', en: 'Came back without a report' },
  certify: { zh: '报告已签发', en: 'Report issued' },
  stop: { zh: '停用', en: 'Put out of use' },
  restart: { zh: '恢复使用', en: 'Put back into use' },
  scrap: { zh: '报废', en: 'Scrapped' },
};

export const SERVICES = ['VERIFICATION', 'CALIBRATION', 'TEST'] as const;
export type Service = (typeof SERVICES)[number];

export const serviceNames: Readonly<Record<Service, Text>> = {
  VERIFICATION: { zh: '检定', en: 'Verification' },
  CALIBRATION: { zh: '校准', en: 'Calibration' },
  TEST: { zh: '测试', en: 'Test' },
};
