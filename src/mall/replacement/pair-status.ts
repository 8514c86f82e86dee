// The states of replacement pairs, the steps between them, grades and evidence, as people read them.
import type { Toned } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { PairAction, PairState } from './pair-process.ts';
import type { Evidence } from './replacement.ts';
import type { Grade, Verdict } from './verdict.ts';

export const pairStatus: Record<PairState, Toned> = {
  SUBMITTED: { zh: '已提交', en: 'Submitted', tone: 'waiting' },
  PENDING_REVIEW: { zh: '待审核', en: 'Under review', tone: 'moving' },
  PUBLISHED: { zh: '已发布', en: 'Published', tone: 'done' },
  REVIEW_REJECTED: { zh: '审核驳回', en: 'Review rejected', tone: 'refused' },
  RETIRED: { zh: '已撤下', en: 'Retired', tone: 'neutral' },
};

/** What the time line says of each step. */
export const pairSteps: Record<PairAction, Text> = {
  suggest: { zh: '提交替代建议', en: 'Suggested' },
  vouch: { zh: '平台发布', en: 'Published by the mall' },
  prove: { zh: '实验室报告成为依据', en: 'A laboratory report stands behind it' },
  unprove: { zh: '实验室报告不再有效', en: 'The laboratory report does not stand any more' },
  take: { zh: '开始审核', en: 'Taken up for review' },
  publish: { zh: '审核通过并发布', en: 'Published' },
  reject: { zh: '审核驳回', en: 'Turned down' },
  withdraw: { zh: '建议人撤回', en: 'Withdrawn' },
  retire: { zh: '撤下', en: 'Retired' },
};

export const gradeWords: Record<Grade, Toned & { long: Text }> = {
  1: {
    zh: '完全替代',
    en: 'Drop-in',
    tone: 'done',
    long: {
      zh: '引脚一致，参数全部达到或更优',
      en: 'Same pins, every parameter met or exceeded',
    },
  },
  2: {
    zh: '需验证',
    en: 'To verify',
    tone: 'waiting',
    long: {
      zh: '封装一致，存在小差异（至多一项软性参数超差；同型号仅厂家标称值不同的，可多于一项）或缺少少量数据，需验证',
      en: 'Same package; small differences (one soft parameter out of tolerance at most; more only for the same device, where makers print other figures) or some missing data, to verify',
    },
  },
  3: {
    zh: '方案替代',
    en: 'Redesign',
    tone: 'neutral',
    long: {
      zh: '功能相同，但封装、引脚不同，供电范围或额定值不足，或多数数据未知，需修改设计',
      en: 'Same function, but package or pins differ, the supply range or a rating falls short, or most data are missing: the design has to change',
    },
  },
};

export const evidenceWords: Record<Evidence, Text> = {
  rules: { zh: '参数规则比对', en: 'Compared by rules' },
  maker: { zh: '原厂声明', en: "Maker's statement" },
  platform: { zh: '平台比对', en: 'Platform comparison' },
  user: { zh: '用户验证', en: 'User report' },
  laboratory: { zh: '实验室验证报告', en: 'Laboratory report' },
};

export const verdictWords: Record<Verdict, Toned> = {
  better: { zh: '更优', en: 'Better', tone: 'done' },
  met: { zh: '满足', en: 'Met', tone: 'done' },
  soft: { zh: '略有差异', en: 'Slightly off', tone: 'waiting' },
  unknown: { zh: '未知', en: 'Unknown', tone: 'neutral' },
  missed: { zh: '不满足', en: 'Not met', tone: 'refused' },
};
