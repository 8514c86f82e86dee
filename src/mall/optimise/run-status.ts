// The states of selections, the groups of their score and the reasons for leaving parts out, as people read them.
import type { Text } from '#kit/words/text.ts';
import type { Exclusion, Group } from './optimise-score.ts';
import type { RunState } from './run-process.ts';

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

export const runStatus: Record<RunState, Text & { tone: Tone }> = {
  RUNNING: { zh: '计算中', en: 'Running', tone: 'moving' },
  DONE: { zh: '未保存', en: 'Not saved', tone: 'waiting' },
  SAVED: { zh: '已保存', en: 'Saved', tone: 'done' },
  DISCARDED: { zh: '已丢弃', en: 'Discarded', tone: 'neutral' },
};

export const groupWords: Record<Group, Text> = {
  parameters: { zh: '参数', en: 'Parameters' },
  price: { zh: '价格', en: 'Price' },
  availability: { zh: '库存与交期', en: 'Stock and lead time' },
  quality: { zh: '质量与优选等级', en: 'Quality and own grade' },
  lifecycle: { zh: '生命周期', en: 'Lifecycle' },
  domestic: { zh: '国产', en: 'Domestic' },
};

/** Why a part was left out; the attribute's name is put before those about attributes. */
export const exclusionWords: Record<Exclusion['why'], Text> = {
  limit: { zh: '不满足硬性要求', en: 'misses the hard limit' },
  unknown: { zh: '未提供数据', en: 'is not given' },
  foreign: { zh: '非国产', en: 'Not domestic' },
  noSample: { zh: '无样品', en: 'No sample' },
  noReport: { zh: '无检测报告', en: 'No test report' },
  qualification: { zh: '等级不足', en: 'Not qualified for the grade asked for' },
  notPreferred: { zh: '不在企业优选或可用清单中', en: 'Neither preferred nor allowed by the enterprise' },
  forbidden: { zh: '企业禁用', en: 'Forbidden by the enterprise' },
  noOffer: { zh: '没有满足数量的报价', en: 'Nobody sells that quantity' },
};
