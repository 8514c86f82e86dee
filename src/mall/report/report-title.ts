// What a report is called in lists: what was done, with which kind of thing.
import type { Language } from '#kit/words/text.ts';
import type { ReportContent } from './report-content.ts';

const LONGEST = 200; // signs

export const titleOf = ({ items }: Pick<ReportContent, 'items'>, language: Language): string =>
  [...new Set(items.map(({ item, object }) => [object[language], item[language]].filter(Boolean).join(' ')))]
    .join(language === 'zh' ? '、' : ', ')
    .slice(0, LONGEST);
