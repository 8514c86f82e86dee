// The life of an objection on the server: what it means for its commission, whom it is told, and who may take its steps.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { type IssuedReport, issuedReport } from '#mall/report/server/report.ts';
import { findService, holdDeskService, tellStand } from '#mall/testing/server/testing.ts';
import {
  type ObjectionAction,
  type ObjectionActor,
  objectionProcess,
  UNDECIDED,
} from '../objection-process.ts';
import { objectionStatus, objectionSteps } from '../objection-status.ts';
import { objectionErrors } from './objection.errors.ts';
import { objection } from './objection.tables.ts';

export type ObjectionInDatabase = typeof objection.$inferSelect;
type Mover = StepBy<ObjectionActor>;

export const objectionLife = life({
  docType: 'objection',
  table: objection,
  key: 'objectionId',
  process: objectionProcess,
  status: objectionStatus,
  notNow: ({ state }: ObjectionInDatabase) => objectionErrors.notNow({ state }),
  changedMeanwhile: () => objectionErrors.changedMeanwhile(),
  alreadyThere: () => objectionErrors.onceOnly(),
  tell: async (work, { action, row, mover }) => {
    await tellService(work, row, mover);
    await tellPeople(work, action, row, mover);
  },
});

/** How many are undecided: the commission's state follows (L1). */
async function tellService(work: Work, { serviceSn }: ObjectionInDatabase, mover: Mover): Promise<void> {
  const [found] = await work.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(objection)
    .where(and(eq(objection.serviceSn, serviceSn), inArray(objection.state, [...UNDECIDED])));
  const by = mover.by === 'customer' ? 'customer' : 'lab';
  await tellStand(work, serviceSn, { objections: required(found).count }, { ...mover, by });
}

const FOR_CLIENT: Partial<Record<ObjectionAction, Text>> = {
  examine: { zh: '实验室已开始审查您的异议。', en: 'The laboratory examines your objection.' },
  retest: { zh: '已安排另一名检测员复检。', en: 'Another engineer tests it again.' },
  uphold: {
    zh: '异议成立，处理结果见委托详情。',
    en: 'Your objection is upheld; its page says what follows.',
  },
  dismiss: { zh: '异议不成立，书面说明见委托详情。', en: 'Your objection is not upheld; its page says why.' },
};

async function tellPeople(
  work: Work,
  action: ObjectionAction,
  row: ObjectionInDatabase,
  { by, reason = '' }: Mover,
): Promise<void> {
  const name = objectionSteps[action];
  const { serviceSn, objectionSn, labId } = row;
  const tell = (memberIds: readonly number[], text: Text, link: string) =>
    tellOfDocument(
      work,
      memberIds,
      { title: { zh: `报告异议：${name.zh}`, en: `Objection: ${name.en}` }, text },
      {
        kind: 'service',
        name: {
          zh: `异议 ${objectionSn}（报告 ${row.reportNo}）`,
          en: `Objection ${objectionSn} to ${row.reportNo}`,
        },
        reason,
        link,
      },
    );
  const client = FOR_CLIENT[action];
  if (client && by === 'quality') {
    const { memberId } = await findService(work, serviceSn);
    await tell([memberId], client, `/member/order/info?serviceSn=${serviceSn}`);
  }
  if (by !== 'customer') return;
  const people = await colleaguesWith(work, { labId, role: 'quality' });
  await tell(
    people.map(({ memberId }) => memberId),
    { zh: '请在三个工作日内审查。', en: 'Please examine it within three working days.' },
    `/lab/objection/detail?objectionId=${row.objectionId}`,
  );
}

/** Of this member's laboratory. @throws objectionErrors.notFound */
export async function findAtDesk(
  work: Work,
  { lab }: Pick<LabMember, 'lab'>,
  objectionId: number,
): Promise<ObjectionInDatabase> {
  const [row] = await work.tx
    .select()
    .from(objection)
    .where(and(eq(objection.objectionId, objectionId), eq(objection.labId, lab.labId)));
  if (!row) throw objectionErrors.notFound();
  return row;
}

/** Whoever had a part in the report does not decide about it (domain-lab 4.1). */
export const hadPart = ({ people }: IssuedReport, memberId: number): boolean => people.includes(memberId);

/**
 * The commission first, then the objection, as it was when its page was drawn.
 * @throws objectionErrors.notFound, changedMeanwhile, hadPart; testingErrors.ownForm
 */
export async function holdAtDesk(
  work: Work,
  staff: LabMember,
  { objectionId, version }: { objectionId: number; version: number },
): Promise<{ row: ObjectionInDatabase; of: IssuedReport }> {
  const { serviceSn, reportNo } = await findAtDesk(work, staff, objectionId);
  await holdDeskService(work, staff, serviceSn);
  const row = required(await objectionLife.hold(work, objectionId));
  if (row.version !== version) throw objectionErrors.changedMeanwhile();
  const of = required(await issuedReport(work, reportNo));
  if (hadPart(of, staff.memberId)) throw objectionErrors.hadPart();
  return { row, of };
}
