// The results of a report as rows of a sheet: every table of the paper below the other, the same texts.
import { unitText } from '#kit/measure/unit-text.ts';
import type { Language } from '#kit/words/text.ts';
import type { ReportContent } from './report-content.ts';
import { verdictNames } from './report-terms.ts';

const WORDS = {
  zh: { item: '项目', method: '方法', table: '表', verdict: '判定', specimen: '样品' },
  en: { item: 'Item', method: 'Method', table: 'Table', verdict: 'Verdict', specimen: 'Specimens' },
} as const;

/** The first row is the head of the whole; each table has one of its own. */
export function resultRowsOf(
  { items, reportNo }: Pick<ReportContent, 'items' | 'reportNo'>,
  language: Language,
): string[][] {
  const words = WORDS[language];
  const rows: string[][] = [[reportNo, words.item, words.method, words.specimen, words.verdict]];
  for (const one of items) {
    const method = [one.standard, one.clause].filter(Boolean).join(' ');
    const verdict = one.verdict ? verdictNames[one.verdict][language] : '';
    rows.push([String(one.seq), one.item[language], method, one.specimenNos.join(' '), verdict]);
    for (const table of one.tables) {
      rows.push([
        table.title[language],
        ...table.columns.map(({ label, unit }) =>
          unit ? `${label[language]} (${unitText(unit)})` : label[language],
        ),
      ]);
      for (const row of table.rows) rows.push(['', ...row]);
    }
  }
  return rows;
}
