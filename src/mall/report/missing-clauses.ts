// What a report must say by ISO/IEC 17025:2017, 7.8.2.1, and which of it this one does not.
import type { Text } from '#kit/words/text.ts';
import type { ReportContent, ReportItem } from './report-content.ts';

export interface MissingClause {
  /** Of 7.8.2.1, and of 7.8.4.1 for calibrations. */
  clause: string;
  text: Text;
}

const some = (text: string) => text.trim() !== '';

/** The language that the report is set in is said; of both, both. */
const isSaid = ({ zh, en }: Text, language: ReportContent['language']) =>
  (language === 'EN' || some(zh)) && (language === 'ZH' || some(en));

const hasResult = ({ results, tables }: ReportItem): boolean =>
  results.some(({ value }) => some(value)) || tables.some(({ rows }) => rows.some((row) => row.some(some)));

/** A number that stands alone says nothing: its column or it itself must have a unit, unless it is a pure number. */
const lacksUnit = ({ results }: ReportItem): boolean =>
  results.some(({ value, unit, U }) => some(value) && some(U) && unit === '');

/**
 * @param isIssued with number, day of issue and all three people, as it is after approval; before that the rest is asked for
 * @returns in the order of the standard; none: complete
 */
export function missingClauses(content: ReportContent, isIssued: boolean): MissingClause[] {
  const { lab, client, items, specimens, kind, language } = content;
  const found: MissingClause[] = [];
  const ask = (clause: string, isThere: boolean, zh: string, en: string) => {
    if (!isThere) found.push({ clause, text: { zh, en } });
  };
  ask(
    '7.8.2.1 b',
    isSaid(lab.name, language) && some(lab.address),
    '实验室名称与地址',
    'name and address of the laboratory',
  );
  ask('7.8.2.1 c', some(content.place.zh), '实施地点', 'where the work was done');
  if (isIssued) ask('7.8.2.1 d', some(content.reportNo), '唯一编号', 'a unique number');
  ask(
    '7.8.2.1 e',
    some(client.name) && some(client.address) && some(client.contact),
    '委托方名称与联系方式',
    'name and contact of the client',
  );
  for (const item of items)
    ask('7.8.2.1 f', some(item.standard), `第 ${item.seq} 项所用方法`, `the method of item ${item.seq}`);
  ask(
    '7.8.2.1 g',
    specimens.length > 0 && specimens.every(({ name, specimenNo }) => some(name) && some(specimenNo)),
    '样品的描述与识别',
    'what was tested, so that it can be told apart',
  );
  ask('7.8.2.1 h', some(content.receivedOn), '收样日期', 'when it was received');
  ask('7.8.2.1 i', some(content.startedOn) && some(content.doneOn), '检测日期', 'when the work was done');
  if (isIssued) ask('7.8.2.1 j', some(content.issuedOn), '签发日期', 'when it was issued');
  ask('7.8.2.1 m', items.length > 0, '检测结果', 'results');
  for (const item of items) {
    ask('7.8.2.1 m', hasResult(item), `第 ${item.seq} 项的结果`, `the results of item ${item.seq}`);
    ask(
      '7.8.2.1 m',
      !lacksUnit(item),
      `第 ${item.seq} 项结果的单位`,
      `the unit of the results of item ${item.seq}`,
    );
  }
  ask(
    '7.8.2.1 n',
    some(content.deviations),
    '对方法的偏离（没有时注明“无”）',
    'deviations from the methods (or “none”)',
  );
  ask('7.8.6', isSaid(content.conclusion, language), '结论', 'a conclusion');
  if (isIssued)
    ask(
      '7.8.2.1 o',
      some(content.preparedBy) && some(content.reviewedBy) && some(content.approvedBy),
      '授权人员',
      'who authorised it',
    );
  if (kind === 'CALIBRATION' || kind === 'VERIFICATION')
    for (const item of items) {
      ask(
        '7.8.4.1 a',
        item.results.every(({ value, U }) => !some(value) || some(U)),
        `第 ${item.seq} 项的测量不确定度`,
        `the uncertainty of item ${item.seq}`,
      );
      ask(
        '7.8.4.1 c',
        item.isSubcontracted || item.equipment.some(({ certificateNo }) => some(certificateNo)),
        `第 ${item.seq} 项的溯源信息（标准器与证书）`,
        `the traceability of item ${item.seq} (standards with certificates)`,
      );
      ask(
        '7.8.4.1 b',
        item.environment.tempC !== null,
        `第 ${item.seq} 项的环境条件`,
        `the conditions of item ${item.seq}`,
      );
    }
  return found;
}
