// The words of reports: kinds with the letter in their numbers, languages they are set in, how long what is typed may be.
import type { Text } from '#kit/words/text.ts';

/** Words that reports share with capabilities and forms. */
export { MARKS, type Mark, markNames } from '#mall/ability/ability-terms.ts';
export { verdictNames } from '#mall/datasheet/sheet-status.ts';
export { decisionRules, type ReportLanguage, type ReportMarks } from '#mall/testing/service-terms.ts';

export const REPORT_KINDS = ['TEST', 'CALIBRATION', 'VERIFICATION', 'NOTICE', 'AUTHEN'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** `title`: as it stands on the paper. */
export const reportKinds: Readonly<Record<ReportKind, Text & { letter: string; title: Text }>> = {
  TEST: { letter: 'T', zh: '检测报告', en: 'Test report', title: { zh: '检 测 报 告', en: 'TEST REPORT' } },
  CALIBRATION: {
    ...{ letter: 'C', zh: '校准证书', en: 'Calibration certificate' },
    title: { zh: '校 准 证 书', en: 'CALIBRATION CERTIFICATE' },
  },
  VERIFICATION: {
    ...{ letter: 'V', zh: '检定证书', en: 'Verification certificate' },
    title: { zh: '检 定 证 书', en: 'VERIFICATION CERTIFICATE' },
  },
  NOTICE: {
    ...{ letter: 'N', zh: '检定结果通知书', en: 'Notice of rejection' },
    title: { zh: '检定结果通知书', en: 'NOTICE OF REJECTION' },
  },
  AUTHEN: {
    ...{ letter: 'A', zh: '型式试验报告', en: 'Type test report' },
    title: { zh: '型式试验报告', en: 'TYPE TEST REPORT' },
  },
};

/** Signs of conclusion, deviations, reasons. */
export const LONGEST_TEXT = 2_000;
/** Of a verification code; letters and digits that nobody mixes up. */
export const CODE_SIGNS = 12;

/** Who reads every report of the laboratory: whoever writes, checks, signs or keeps them, decides objections, or leads it. */
export const REPORT_READERS = [
  ...(['lab.prepare', 'lab.review', 'lab.approve', 'lab.quality', 'lab.archive', 'lab.figures'] as const),
] as const;
