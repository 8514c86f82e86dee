// What clients and the laboratory's people are told by message when a report takes a step.
import type { Work } from '#kit/db/work.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { findService } from '#mall/testing/server/testing.ts';
import type { ReportAction } from '../report-process.ts';
import { reportSteps } from '../report-status.ts';
import type { report } from './report.tables.ts';

type Row = typeof report.$inferSelect;

const forClient: Partial<Record<ReportAction, Text>> = {
  sign: {
    zh: '报告已签发，可在委托详情中查看和下载。',
    en: 'It is issued: please look at it on the page of your commission.',
  },
  replace: {
    zh: '报告已由修改版代替，请以修改版为准。',
    en: 'An amendment takes its place: please use that one.',
  },
  void: { zh: '报告已作废，请勿继续使用。', en: 'It is void: please do not use it any more.' },
};
const forStaff: Partial<Record<ReportAction, { role: LabRole; text: Text }>> = {
  handIn: { role: 'reviewer', text: { zh: '有报告待审核。', en: 'A report waits for review.' } },
  pass: { role: 'signatory', text: { zh: '有报告待批准。', en: 'A report waits for approval.' } },
};

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(
  work: Work,
  action: ReportAction,
  row: Row,
  { reason = '' }: StepBy,
): Promise<void> {
  const name = reportSteps[action];
  const tell = (memberIds: readonly number[], text: Text, link: string) =>
    tellOfDocument(
      work,
      memberIds,
      { title: { zh: `检测报告：${name.zh}`, en: `Report: ${name.en}` }, text },
      {
        kind: 'service',
        name: { zh: `报告 ${row.reportNo ?? row.serviceSn}`, en: `Report ${row.reportNo ?? row.serviceSn}` },
        reason,
        link,
      },
    );
  const client = forClient[action];
  if (client) {
    const { memberId } = await findService(work, row.serviceSn);
    await tell([memberId], client, `/member/order/info?serviceSn=${row.serviceSn}`);
  }
  const page = `/lab/report/detail?reportId=${row.reportId}`;
  const staff = forStaff[action];
  if (staff) {
    const people = await colleaguesWith(work, { labId: row.labId, role: staff.role });
    await tell(
      people.map(({ memberId }) => memberId),
      staff.text,
      page,
    );
  }
  if ((action === 'sendBack' || action === 'fallBack') && row.preparedBy !== null)
    await tell(
      [row.preparedBy],
      { zh: '请修改后重新提交。', en: 'Please mend it and hand it in again.' },
      page,
    );
}
