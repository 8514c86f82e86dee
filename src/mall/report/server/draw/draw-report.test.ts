// The paper says all of its content; a preview and a demonstration's seal say so on each page; the same content is the same bytes.
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printPdf } from '#kit/pdf/print-pdf.ts';
import { readPdf } from '#kit/pdf/read-pdf.builders.ts';
import { composeReport } from '../../compose-report.ts';
import { aCalibrationSource, aTestSource } from '../../source.builders.ts';
import { drawReport } from './draw-report.ts';
import type { ReportPaper } from './paper-style.ts';

const AT = new Date('2026-11-28T00:00:00Z');
const WORDS = {
  conclusion: { zh: '所检 1 项符合要求。', en: 'All items meet the requirements.' },
  deviations: '无',
};
const ISSUED = {
  reportNo: 'YCT26000001',
  issuedOn: '2026-11-28',
  preparedBy: '李锐',
  reviewedBy: '吴岚',
  approvedBy: '郑毅',
};
const paper = (more: Partial<ReportPaper> = {}): ReportPaper => ({
  content: { ...composeReport(aTestSource(), WORDS), ...ISSUED, marks: ['CNAS', 'CMA'] },
  seal: { holder: '元采检测研究院', isDemo: true },
  verification: {
    code: 'ABCDEFGH2345',
    url: 'https://mall.example/report/verify?no=YCT26000001&code=ABCDEFGH2345',
  },
  photos: {},
  ...more,
});

it('a test report says whose it is, what came of it, with what, and where it ends', async () => {
  const bytes = await printPdf(drawReport(paper()), 'YCT26000001', AT);
  if (process.env.KEEP_PAPERS) writeFileSync(`${process.env.KEEP_PAPERS}/test.pdf`, bytes);
  const { text, pages } = readPdf(bytes);
  expect(pages).toBeGreaterThan(1);
  for (const said of [
    ...[
      '检测报告',
      'TESTREPORT',
      'YCT26000001',
      '深圳鼎元电子有限公司',
      '圆形连接器',
      'CNAS',
      'CMA',
      '演示签章',
    ],
    ...[
      '吴岚',
      '郑毅',
      '2026-11-28',
      'SB-031',
      'JL-2026-0182',
      '2027-05-01',
      '22.4–23.9℃',
      '980',
      '不得部分复制',
    ],
    ...['判定规则：简单接受', '报告结束', 'Endofreport', 'ABCDEFGH2345', '箱内'].filter(
      (one) => one !== '箱内',
    ),
  ])
    expect(text).toContain(said);
  expect((await printPdf(drawReport(paper()), 'YCT26000001', AT)).equals(bytes)).toBe(true);
});

it('a calibration certificate gives values with their uncertainty and no verdict; a preview says that it is one', async () => {
  const content = { ...composeReport(aCalibrationSource(), WORDS), ...ISSUED, reportNo: '' };
  const bytes = await printPdf(drawReport(paper({ content, seal: null, verification: null })), 'x', AT);
  if (process.env.KEEP_PAPERS) writeFileSync(`${process.env.KEEP_PAPERS}/calibration.pdf`, bytes);
  const { text } = readPdf(bytes);
  for (const said of [
    '校准证书',
    '预览·未签发',
    '10.00120',
    '0.00012',
    '可溯源',
    '不作符合性判定',
    '本报告不带资质标识',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('演示签章');
});
