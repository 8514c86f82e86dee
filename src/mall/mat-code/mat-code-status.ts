// How the states, grades and sources of material codes are called, and their tone.
import type { Text } from '#kit/words/text.ts';
import type { MatGrade, MatSource } from './mat-code-fields.ts';
import type { MatCodeAction, MatCodeState, MatImportState } from './mat-code-process.ts';

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

export const matCodeStatus: Record<MatCodeState, Text & { tone: Tone }> = {
  ACTIVE: { zh: '使用中', en: 'In use', tone: 'done' },
  PENDING_MATCH: { zh: '待匹配', en: 'Not matched', tone: 'waiting' },
  DISABLED: { zh: '已停用', en: 'Disabled', tone: 'neutral' },
};

export const matImportStatus: Record<MatImportState, Text & { tone: Tone }> = {
  PREVIEW: { zh: '待确认', en: 'Not applied', tone: 'waiting' },
  APPLIED: { zh: '已导入', en: 'Applied', tone: 'done' },
  UNDONE: { zh: '已撤销', en: 'Undone', tone: 'neutral' },
};

export const matGradeNames: Record<MatGrade, Text & { tone: Tone }> = {
  A: { zh: '优选', en: 'Preferred', tone: 'done' },
  B: { zh: '可用', en: 'Allowed', tone: 'moving' },
  C: { zh: '限用', en: 'Limited', tone: 'waiting' },
  D: { zh: '禁用', en: 'Forbidden', tone: 'refused' },
};

export const matSourceNames: Record<MatSource, Text> = {
  manual: { zh: '手工录入', en: 'By hand' },
  import: { zh: '表格导入', en: 'Imported' },
  bom: { zh: '来自 BOM', en: 'From a BOM' },
  order: { zh: '来自订单', en: 'From an order' },
};

/** The steps of a code's life, for its log. */
export const matStepNames: Record<MatCodeAction, Text> = {
  add: { zh: '新增', en: 'Added' },
  match: { zh: '匹配到型号', en: 'Matched with a part' },
  unmatch: { zh: '取消匹配', en: 'No longer matched' },
  disable: { zh: '停用', en: 'Disabled' },
  enable: { zh: '启用', en: 'Enabled' },
};
