// What customers and the laboratory's clerks are told by message when something happens to a specimen.
import type { Work } from '#kit/db/work.ts';
import type { StepBy } from '#kit/process/process.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { findService } from '#mall/testing/server/testing.ts';
import type { SpecimenAction, SpecimenActor } from '../specimen-process.ts';
import { specimenSteps } from '../specimen-status.ts';
import { abnormalities } from '../specimen-terms.ts';
import type { specimen } from './specimen.tables.ts';

type Row = typeof specimen.$inferSelect;

/** To the customer, where he has not done it himself. */
function forCustomer(action: SpecimenAction, row: Row): Text | undefined {
  const { abnormality, abnormalText, decideBy, returnCarrier, returnNo } = row;
  if (action === 'findAbnormal' && abnormality && decideBy) {
    const { zh, en } = abnormalities[abnormality];
    const day = dayInChina(decideBy);
    return {
      zh: `${zh}：${abnormalText}。请在 ${day} 前决定照常检测、另寄样品或退回；逾期未答复将退回，不再检测。`,
      en: `${en}: ${abnormalText}. Please decide before ${day}: test it anyway, send another, or have it back. Without an answer it is sent back untested.`,
    };
  }
  if (action === 'giveUp')
    return {
      zh: '未在期限内收到您的决定，样品将退回，不再检测。',
      en: 'Nothing was decided in time: it is sent back untested.',
    };
  if (action === 'returnIt')
    return {
      zh: `样品已寄回：${returnCarrier} ${returnNo}，收到后请确认。`,
      en: `It is on its way back: ${returnCarrier} ${returnNo}. Please confirm when it has come.`,
    };
  if (action === 'destroy') return { zh: '样品已按约定处置。', en: 'It was disposed of as agreed.' };
  return undefined;
}

const FOR_CLERKS: Partial<Record<SpecimenAction, Text>> = {
  testAnyway: { zh: '客户决定照常检测。', en: 'The customer has it tested anyway.' },
  sendMore: {
    zh: '客户另寄样品代替，请寄回原样品。',
    en: 'Another comes in its place: please send it back.',
  },
  giveUp: { zh: '不再检测，请寄回样品。', en: 'It is not tested: please send it back.' },
};

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfSpecimen(
  work: Work,
  action: SpecimenAction,
  row: Row,
  { by }: StepBy<SpecimenActor>,
): Promise<void> {
  const name = specimenSteps[action];
  const tell = (memberIds: readonly number[], text: Text, link: string) =>
    tellOfDocument(
      work,
      memberIds,
      { title: { zh: `样品：${name.zh}`, en: `Specimen: ${name.en}` }, text },
      {
        kind: 'service',
        name: { zh: `样品 ${row.specimenNo} ${row.name}`, en: `Specimen ${row.specimenNo} ${row.name}` },
        reason: '',
        link,
      },
    );
  const customer = by === 'customer' ? undefined : forCustomer(action, row);
  if (customer) {
    const { memberId } = await findService(work, row.serviceSn);
    await tell([memberId], customer, `/member/order/info?serviceSn=${row.serviceSn}`);
  }
  const clerks = FOR_CLERKS[action];
  if (!clerks) return;
  const people = await colleaguesWith(work, { labId: row.labId, role: 'clerk' });
  const ids = people.map(({ memberId }) => memberId);
  await tell(ids, clerks, `/lab/specimen/scan?no=${row.specimenNo}`);
}
