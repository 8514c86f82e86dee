// The words of what may be chosen of a line.
import type { Text } from '#kit/words/text.ts';
import type {
  DISPOSALS,
  GRADES,
  METERING_SERVICES,
  REPORT_KINDS,
  REPORT_LANGUAGES,
  SCHEMES,
  URGENCIES,
} from './inquiry-lines.ts';

export const GRADE_WORDS: Record<(typeof GRADES)[number], Text> = {
  commercial: { zh: '商业级', en: 'Commercial' },
  industrial: { zh: '工业级', en: 'Industrial' },
  automotive: { zh: '车规级', en: 'Automotive' },
  military: { zh: '军工级', en: 'Military' },
};
export const REPORT_KIND_WORDS: Record<(typeof REPORT_KINDS)[number], Text> = {
  CNAS: { zh: 'CNAS 报告', en: 'CNAS report' },
  CMA: { zh: 'CMA 报告', en: 'CMA report' },
  both: { zh: 'CNAS + CMA', en: 'CNAS + CMA' },
  none: { zh: '不需要标志', en: 'No mark needed' },
};
export const LANGUAGE_WORDS: Record<(typeof REPORT_LANGUAGES)[number], Text> = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
  both: { zh: '中英文', en: 'Both' },
};
export const URGENCY_WORDS: Record<(typeof URGENCIES)[number], Text> = {
  normal: { zh: '普通', en: 'Normal' },
  urgent: { zh: '加急', en: 'Urgent' },
  veryUrgent: { zh: '特急', en: 'Very urgent' },
};
export const DISPOSAL_WORDS: Record<(typeof DISPOSALS)[number], Text> = {
  return: { zh: '退回', en: 'Return' },
  destroy: { zh: '销毁', en: 'Destroy' },
  keep: { zh: '留存', en: 'Keep' },
};
export const METERING_WORDS: Record<(typeof METERING_SERVICES)[number], Text> = {
  verification: { zh: '检定', en: 'Verification' },
  calibration: { zh: '校准', en: 'Calibration' },
  test: { zh: '测试', en: 'Test' },
};
export const SCHEME_WORDS: Record<(typeof SCHEMES)[number], Text> = {
  CCC: { zh: 'CCC 强制认证', en: 'CCC (compulsory)' },
  voluntary: { zh: '自愿性认证', en: 'Voluntary' },
  system: { zh: '管理体系认证', en: 'Management system' },
  other: { zh: '其他', en: 'Other' },
};
