// Every sentence of the platform's rules.
import { words } from '#kit/words/words.ts';

export const settingWords = words({
  rules: { zh: '交易规则', en: 'Rules' },
  conditions: { zh: '询价条件', en: 'Before somebody inquires' },
  conditionsText: {
    zh: '勾选的条件满足后才能发起询价。修改后从下一次询价起生效，进行中的询价不受影响。',
    en: 'What is ticked is asked for. A change holds from the next inquiry on; those under way go on.',
  },
  calendar: { zh: '工作日历', en: 'Working days' },
  calendarText: {
    zh: '议价、签署、审批等期限按工作日计算：周末休息，此处的节假日休息、调休日上班。已经开始的期限不变。',
    en: 'Terms of haggling, signing and approving count working days: weekends rest, the days off here rest too, worked weekends count. Terms that run keep their end.',
  },
  year: { zh: (year: number) => `${year} 年`, en: (year: number) => String(year) },
  off: { zh: '节假日', en: 'Days off' },
  working: { zh: '调休上班日', en: 'Worked weekends' },
  spansHint: {
    zh: '每行一天或一段，例如 2027-02-05 ~ 2027-02-11',
    en: 'A day or a span a line, like 2027-02-05 ~ 2027-02-11',
  },
  notADay: { zh: (line: string) => `“${line}”不是日期`, en: (line: string) => `“${line}” is no date` },
  isOwn: { zh: '平台录入', en: 'Entered by the platform' },
  isAnnounced: { zh: '系统内置', en: 'Comes with the mall' },
  notYet: { zh: '尚未录入：只按周末休息计算', en: 'Nothing entered: only weekends rest' },
});
