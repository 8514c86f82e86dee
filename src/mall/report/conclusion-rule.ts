// What the verdicts of its records hold a report's conclusion to: no item that fails goes without saying.
import type { Text } from '#kit/words/text.ts';
import type { ReportContent, ReportItem } from './report-content.ts';
import { verdictNames } from './report-terms.ts';

/** How a conclusion says that something fails. */
const FAILS = {
  zh: /不合格|不符合|不满足|不通过|未通过|未满足|未符合|超差|超出/,
  en: /\b(?:not|fail(?:s|ed|ure)?|exceeds?|outside|out of|non-?conform\w*)\b/i,
} as const;
/** Sounds like it and says the opposite. */
const DENIED = {
  zh: /(?:无|没有|未发现|不存在)(?:不合格|不符合|超差)(?:项目?)?/g,
  en: /\bno(?:ne)? (?:fail\w*|non-?conform\w*)/gi,
};

type Named = Pick<ReportItem, 'seq' | 'item' | 'verdict'>;

const names = (said: string, { seq, item }: Named, language: 'zh' | 'en'): boolean =>
  new RegExp(`(?<![\\d.])${seq}(?![\\d.]\\d|\\d)`).test(said) ||
  (item[language] !== '' && said.toLowerCase().includes(item[language].toLowerCase()));

/**
 * Items that fail and that the conclusion does not name as failing, in a language that the report is set in.
 * The only item of a report needs no name. A program cannot read more into a sentence: beside it stands `verdictLine`.
 */
export function unsaidFailures({
  items,
  conclusion,
  language,
}: Pick<ReportContent, 'conclusion' | 'language'> & { items: readonly Named[] }): Named[] {
  const failed = items.filter(({ verdict }) => verdict === 'FAIL');
  const spoken = (['zh', 'en'] as const).filter((one) => language !== (one === 'zh' ? 'EN' : 'ZH'));
  return failed.filter((one) =>
    spoken.some((tongue) => {
      const said = conclusion[tongue].replace(DENIED[tongue], '');
      return !FAILS[tongue].test(said) || (items.length > 1 && !names(said, one, tongue));
    }),
  );
}

/** What the records come to, item by item, for the paper; both '' where nothing was decided. */
export function verdictLine(items: readonly Pick<ReportItem, 'seq' | 'verdict'>[]): Text {
  const decided = Map.groupBy(
    items.filter(({ verdict }) => verdict !== null),
    ({ verdict }) => verdict ?? 'PASS',
  );
  const groups = [...decided].map(([verdict, all]) => ({ verdict, seqs: all.map(({ seq }) => seq) }));
  return {
    zh: groups.map(({ verdict, seqs }) => `第 ${seqs.join('、')} 项${verdictNames[verdict].zh}`).join('；'),
    en: groups.map(({ verdict, seqs }) => `${verdictNames[verdict].en}: ${seqs.join(', ')}`).join('; '),
  };
}
