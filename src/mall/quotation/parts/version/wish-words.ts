// The words of what is asked for, in short.
import { words } from '#kit/words/words.ts';

export const wishWords = words({
  report_CNAS: { zh: 'CNAS 报告', en: 'CNAS report' },
  report_CMA: { zh: 'CMA 报告', en: 'CMA report' },
  report_both: { zh: 'CNAS+CMA 报告', en: 'CNAS and CMA report' },
  report_none: { zh: '不要报告', en: 'No report' },
  urgency_urgent: { zh: '加急', en: 'Urgent' },
  urgency_veryUrgent: { zh: '特急', en: 'Very urgent' },
  witnessed: { zh: '现场见证', en: 'Witnessed' },
  service_verification: { zh: '检定', en: 'Verification' },
  service_calibration: { zh: '校准', en: 'Calibration' },
  service_test: { zh: '测试', en: 'Test' },
  onSite: { zh: '上门', en: 'On site' },
  scheme_CCC: { zh: 'CCC 认证', en: 'CCC' },
  scheme_voluntary: { zh: '自愿性认证', en: 'Voluntary certification' },
  scheme_system: { zh: '体系认证', en: 'System certification' },
  scheme_other: { zh: '其他认证', en: 'Other certification' },
  dateCodeFrom: { zh: '周期不早于', en: 'Date code from' },
  singleLot: { zh: '单一批次', en: 'Single lot' },
  grade_industrial: { zh: '工业级', en: 'Industrial' },
  grade_automotive: { zh: '车规级', en: 'Automotive' },
  grade_military: { zh: '军品级', en: 'Military' },
  needBy: { zh: '需求日', en: 'Needed by' },
});
