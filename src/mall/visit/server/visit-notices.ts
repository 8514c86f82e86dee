// What customers, planners and those who come are told by message when a visit takes a step.
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { findService } from '#mall/testing/server/testing.ts';
import type { VisitAction, VisitActor } from '../visit-process.ts';
import { slotNames, visitSteps } from '../visit-status.ts';
import type { onSiteVisit } from './visit.tables.ts';

type Row = typeof onSiteVisit.$inferSelect;

/** With its days and the time of the day, in the reader's language; '' without a day. */
export const whenOf = (
  { date, lastDay, slot }: Pick<Row, 'date' | 'lastDay' | 'slot'>,
  language: 'zh' | 'en',
): string =>
  date === null
    ? ''
    : [date === lastDay ? date : `${date} – ${lastDay}`, slotNames[slot][language]].join(' ');

function forCustomer(action: VisitAction, row: Row): Text | undefined {
  const { peopleNames, feeNoted } = row;
  const fee = centsToWire(feeNoted);
  if (action === 'propose')
    return {
      zh: `实验室拟于 ${whenOf(row, 'zh')} 上门（${peopleNames}），请确认或要求改期。`,
      en: `The laboratory would come on ${whenOf(row, 'en')} (${peopleNames}). Please agree, or ask for another day.`,
    };
  if (action === 'arrive') return { zh: `${peopleNames} 已到现场。`, en: `${peopleNames} have arrived.` };
  if (action === 'absent')
    return {
      zh: `工程师到场未能开展工作，本次上门费 ${fee} 元已记录；实验室将另约日期。`,
      en: `Our people came in vain; the visit’s fee of ${fee} yuan is noted. The laboratory proposes another day.`,
    };
  if (action !== 'leave') return undefined;
  const done = row.ticked.filter(({ tick }) => tick === 'FOUND').length;
  return {
    zh: `现场工作结束，${row.ticked.length} 台中完成 ${done} 台，明细见委托详情。`,
    en: `The visit is over: ${done} of ${row.ticked.length} are done; the commission’s page has the details.`,
  };
}

const FOR_PLANNERS: Partial<Record<VisitAction, Text>> = {
  open: {
    zh: '委托选择上门，请约定日期。',
    en: 'A commission is done at the customer’s: please propose a day.',
  },
  ask: { zh: '客户要求改期，请另提日期。', en: 'The customer wants another day: please propose one.' },
  agree: { zh: '客户已同意日期。', en: 'The customer has agreed.' },
};

const FOR_PEOPLE: Partial<Record<VisitAction, Text>> = {
  ask: { zh: '客户要求改期，日期待定。', en: 'The customer wants another day.' },
  agree: { zh: '您已被安排上门，请按时到场。', en: 'You are among those who come.' },
  cancel: { zh: '上门已取消。', en: 'The visit is off.' },
};

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfVisit(
  work: Work,
  action: VisitAction,
  row: Row,
  { by, reason = '' }: StepBy<VisitActor>,
): Promise<void> {
  const name = visitSteps[action];
  const days = { zh: whenOf(row, 'zh'), en: whenOf(row, 'en') };
  const tell = (memberIds: readonly number[], text: Text, link: string) =>
    tellOfDocument(
      work,
      [...new Set(memberIds)],
      { title: { zh: `上门服务：${name.zh}`, en: `Visit: ${name.en}` }, text },
      {
        kind: 'service',
        name: { zh: `上门 ${row.visitSn} ${days.zh}`.trim(), en: `Visit ${row.visitSn} ${days.en}`.trim() },
        reason: action === 'tick' ? '' : reason,
        link,
      },
    );
  const customer = by === 'customer' ? undefined : forCustomer(action, row);
  if (customer) {
    const { memberId } = await findService(work, row.serviceSn);
    await tell([memberId], customer, `/member/order/meterDetail?serviceSn=${row.serviceSn}`);
  }
  const atDesk = `/lab/visit/detail?visitId=${row.visitId}`;
  const planners = FOR_PLANNERS[action];
  if (planners) {
    const people = await colleaguesWith(work, { labId: row.labId, role: 'planner' });
    await tell(
      people.map(({ memberId }) => memberId),
      planners,
      atDesk,
    );
  }
  const those = FOR_PEOPLE[action];
  if (those && row.people.length > 0) await tell(row.people, those, atDesk);
}
