// Everything about a state of a version of a capability and about its steps, one row each.
import type { NamedValue } from '#kit/list/column.ts';
import type { Text } from '#kit/words/text.ts';
import type { CapabilityAction, CapabilityState } from './capability-process.ts';

export const capabilityStatus: Readonly<Record<CapabilityState, NamedValue>> = {
  DRAFT: { zh: '草稿', en: 'Draft', tone: 'neutral' },
  REVIEW: { zh: '待发布', en: 'To be published', tone: 'waiting' },
  PUBLISHED: { zh: '已发布', en: 'Published', tone: 'done' },
  SUSPENDED: { zh: '已暂停', en: 'Suspended', tone: 'refused' },
  RETIRED: { zh: '已停用', en: 'Retired', tone: 'neutral' },
};

export const capabilitySteps: Readonly<Record<CapabilityAction, Text>> = {
  begin: { zh: '起草', en: 'Begun' },
  adopt: { zh: '纳入能力表', en: 'Taken over' },
  change: { zh: '修改', en: 'Changed' },
  submit: { zh: '提交发布', en: 'Handed in' },
  withdraw: { zh: '撤回', en: 'Taken back' },
  sendBack: { zh: '退回', en: 'Sent back' },
  publish: { zh: '发布', en: 'Published' },
  replace: { zh: '被新版本替代', en: 'Replaced by the next version' },
  suspend: { zh: '暂停', en: 'Suspended' },
  resume: { zh: '恢复', en: 'Resumed' },
  retire: { zh: '停用', en: 'Retired' },
  drop: { zh: '放弃草稿', en: 'Draft given up' },
  addMark: { zh: '登记资质', en: 'Mark given' },
  endMark: { zh: '终止资质', en: 'Mark ended' },
};
