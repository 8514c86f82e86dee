// Stages and states of projects, kinds and states of risks, and the steps of a project, as people read them.
import type { Text } from '#kit/words/text.ts';
import type { ProjectAction, ProjectState, RiskState } from './project-process.ts';
import type { RiskKind, Severity } from './risk-rules.ts';

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

/** domain 3.3 project */
export const STAGES = ['concept', 'prototype', 'pilot', 'mass', 'end'] as const;
export type Stage = (typeof STAGES)[number];

export const stageNames: Record<Stage, Text> = {
  concept: { zh: '方案', en: 'Concept' },
  prototype: { zh: '样机', en: 'Prototype' },
  pilot: { zh: '试产', en: 'Pilot run' },
  mass: { zh: '量产', en: 'Mass production' },
  end: { zh: '结束', en: 'Ended' },
};

export const projectStatus: Record<ProjectState, Text & { tone: Tone }> = {
  ACTIVE: { zh: '进行中', en: 'Active', tone: 'moving' },
  PAUSED: { zh: '已暂停', en: 'Paused', tone: 'waiting' },
  ARCHIVED: { zh: '已归档', en: 'Archived', tone: 'neutral' },
};

export const riskStatus: Record<RiskState, Text & { tone: Tone }> = {
  OPEN: { zh: '待处理', en: 'Open', tone: 'waiting' },
  SNOOZED: { zh: '稍后提醒', en: 'Snoozed', tone: 'neutral' },
  ACCEPTED: { zh: '已接受', en: 'Accepted', tone: 'neutral' },
  CLEARED: { zh: '已解除', en: 'Cleared', tone: 'done' },
};

export const riskNames: Record<RiskKind, Text> = {
  endOfLife: { zh: '停产风险', en: 'End of life' },
  stockGone: { zh: '无库存', en: 'Out of stock' },
  stockShort: { zh: '库存不足', en: 'Short of stock' },
  priceJump: { zh: '价格上涨', en: 'Price jump' },
};

export const severityNames: Record<Severity, Text & { tone: Tone }> = {
  high: { zh: '高', en: 'High', tone: 'refused' },
  medium: { zh: '中', en: 'Medium', tone: 'waiting' },
};

/** What the time line says of each step. */
export const projectSteps: Record<ProjectAction, Text> = {
  create: { zh: '创建项目', en: 'Created' },
  change: { zh: '修改资料', en: 'Details changed' },
  addBom: { zh: '加入 BOM 版本', en: 'BOM version added' },
  goBack: { zh: '切换 BOM 版本', en: 'Went to another BOM version' },
  replacePart: { zh: '替换器件', en: 'Part replaced' },
  link: { zh: '关联单据', en: 'Document linked' },
  unlink: { zh: '取消关联', en: 'Link removed' },
  addMember: { zh: '加入成员', en: 'Member added' },
  removeMember: { zh: '移除成员', en: 'Member removed' },
  pause: { zh: '暂停', en: 'Paused' },
  resume: { zh: '恢复进行', en: 'Resumed' },
  archive: { zh: '归档', en: 'Archived' },
  restore: { zh: '从归档恢复', en: 'Restored' },
};
