// The client's side: objects to a report while he may, and takes it back; and the quality lead objects for the laboratory.
import { and, arrayOverlaps, eq, ne } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { addWorkingDays } from '#kit/time/working-days.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { type IssuedReport, issuedReport } from '#mall/report/server/report.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { findOwnService, holdDeskService, holdService } from '#mall/testing/server/testing.ts';
import type { objectionProtocol } from '../objection.protocol.ts';
import { objectionErrors } from './objection.errors.ts';
import { objection } from './objection.tables.ts';
import { type ObjectionInDatabase, objectionLife } from './objection-life.ts';
import { objectionRules } from './objection-rules.ts';

type Acts = Actions<typeof objectionProtocol>;
type Said = Pick<InputOf<typeof objectionProtocol.object>, 'itemIds' | 'wish' | 'reason'>;

export const done = ({ objectionId, version, state }: ObjectionInDatabase) => ({
  objectionId,
  version,
  state,
});

/** @throws objectionErrors.noReport, notIssued, tooLate, onceOnly, otherItems; the file room's refusals */
export const objectToReport: Acts['object'] = async (work, member, { reportNo, fileIds, ...said }) => {
  const of = await issuedReport(work, reportNo);
  if (!of) throw objectionErrors.noReport();
  await findOwnService(work, member, of.serviceSn).catch(() => {
    throw objectionErrors.noReport();
  });
  await holdService(work, of.serviceSn);
  const { objectionDays } = await objectionRules.find(work);
  if (after(of.issuedAt, days(objectionDays)) < work.now)
    throw objectionErrors.tooLate({ days: objectionDays });
  if (fileIds.length > 0) await requireFiles(work, member.memberId, fileIds, { kinds: 'attachments' });
  return done(await begin(work, member, of, said, { origin: 'CUSTOMER', fileIds }));
};

/** An error of the laboratory's own, at any time. @throws as objectToReport; testingErrors.ownForm */
export const objectForLab: Acts['open'] = async (work, staff, { reportNo, ...said }) => {
  const of = await issuedReport(work, reportNo);
  if (!of || of.labId !== staff.lab.labId) throw objectionErrors.noReport();
  await holdDeskService(work, staff, of.serviceSn);
  return done(await begin(work, staff, of, said, { origin: 'LAB', fileIds: [] }));
};

async function begin(
  work: Work,
  member: Member,
  of: IssuedReport,
  { itemIds: asked, wish, reason }: Said,
  { origin, fileIds }: Pick<ObjectionInDatabase, 'origin' | 'fileIds'>,
): Promise<ObjectionInDatabase> {
  if (of.state !== 'ISSUED') throw objectionErrors.notIssued();
  const itemIds = [...(asked.length > 0 ? asked : of.itemIds)];
  if (itemIds.some((itemId) => !of.itemIds.includes(itemId))) throw objectionErrors.otherItems();
  // the laboratory objects again whenever it learns something new
  const [before] = await work.tx
    .select({ objectionId: objection.objectionId })
    .from(objection)
    .where(
      and(
        eq(objection.reportId, of.reportId),
        ne(objection.state, 'WITHDRAWN'),
        eq(objection.origin, 'CUSTOMER'),
        arrayOverlaps(objection.itemIds, itemIds),
      ),
    );
  if (before && origin === 'CUSTOMER') throw objectionErrors.onceOnly();
  const { decideDays } = await objectionRules.find(work);
  return objectionLife.begin(
    work,
    'submit',
    {
      objectionSn: await nextDocumentNumber(work, 'OB'),
      ...{ labId: of.labId, serviceSn: of.serviceSn, reportId: of.reportId, reportNo: of.reportNo },
      ...{ itemIds, origin, byId: member.memberId, wish, reason, fileIds },
      dueAt: addWorkingDays(work.now, decideDays, await findWorkingCalendar(work)),
    },
    stepBy(origin === 'LAB' ? 'quality' : 'customer', member, reason),
  );
}

/** @throws objectionErrors.notFound, changedMeanwhile, notNow */
export const withdrawObjection: Acts['withdraw'] = async (work, member, { objectionId, version }) => {
  const [found] = await work.tx.select().from(objection).where(eq(objection.objectionId, objectionId));
  if (found?.origin !== 'CUSTOMER') throw objectionErrors.notFound();
  await findOwnService(work, member, found.serviceSn).catch(() => {
    throw objectionErrors.notFound();
  });
  await holdService(work, found.serviceSn);
  const row = required(await objectionLife.hold(work, objectionId));
  if (row.version !== version) throw objectionErrors.changedMeanwhile();
  return done(await objectionLife.advance(work, row, 'withdraw', stepBy('customer', member)));
};
