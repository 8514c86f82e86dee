// How a laboratory's back office says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const labOfficeErrors = errors('labOffice', {
  notFound: { state: State.notFound, zh: '没有找到该报告', en: 'There is no such report' },
  noCopies: { zh: '该报告没有要求纸质报告', en: 'No paper copies were asked for' },
  sentAlready: { zh: '纸质报告已寄出', en: 'The paper copies were sent already' },
  daysWrong: (_: { name: string }) => ({
    zh: '截止日期不能早于开始日期，最长三年',
    en: 'The last day lies before the first, or more than three years after it',
  }),
  valueWrong: ({
    rule,
    least,
    most,
  }: {
    name: string;
    rule: { zh: string; en: string };
    least: number;
    most: number;
  }) => ({
    zh: `${rule.zh}应为 ${least} 到 ${most} 的整数`,
    en: `${rule.en} is a whole number from ${least} to ${most}`,
  }),
});
