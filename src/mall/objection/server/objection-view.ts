// Rows of objections → replies: the only mapper. What a reader may do follows from the side he stands on.
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { required } from '#kit/rules/required.ts';
import { itemStatus } from '#mall/bench/item-status.ts';
import { itemsOf } from '#mall/bench/server/bench.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { colleaguesWith, trainedOf } from '#mall/lab-staff/server/lab-staff.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { issuedReport } from '#mall/report/server/report.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import { findOwnService } from '#mall/testing/server/testing.ts';
import type { ObjectionButton, ObjectionRow, objectionProtocol } from '../objection.protocol.ts';
import { objectionList } from '../objection-list.ts';
import { objectionStatus, objectionSteps, outcomeNames, wishNames } from '../objection-status.ts';
import { objectionErrors } from './objection.errors.ts';
import { objection } from './objection.tables.ts';
import { findAtDesk, hadPart, type ObjectionInDatabase, objectionLife } from './objection-life.ts';

type Acts = Actions<typeof objectionProtocol>;

async function objectionRows(
  work: Work,
  rows: readonly ObjectionInDatabase[],
  allowed: (row: ObjectionInDatabase) => ObjectionButton[],
): Promise<ObjectionRow[]> {
  const { language } = work;
  const sns = rows.map(({ serviceSn }) => serviceSn);
  const services = sns.length
    ? await work.tx.select().from(serviceOrder).where(inArray(serviceOrder.serviceSn, sns))
    : [];
  const clients = new Map(services.map(({ serviceSn, form }) => [serviceSn, form.clientName]));
  return rows.map((row) => {
    const status = objectionStatus[row.state];
    return {
      ...{
        objectionId: row.objectionId,
        objectionSn: row.objectionSn,
        version: row.version,
        origin: row.origin,
      },
      originName: { CUSTOMER: { zh: '客户', en: 'Client' }, LAB: { zh: '实验室', en: 'Laboratory' } }[
        row.origin
      ][language],
      ...{ serviceSn: row.serviceSn, reportNo: row.reportNo, clientName: clients.get(row.serviceSn) ?? '' },
      ...{
        wish: row.wish,
        wishName: wishNames[row.wish][language],
        reason: row.reason,
        finding: row.finding,
      },
      ...{ state: row.state, stateName: status[language], tone: status.tone },
      outcomeName: row.outcome ? outcomeNames[row.outcome][language] : '',
      dueAt: row.dueAt.toISOString(),
      createTime: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      allowedActions: allowed(row),
    };
  });
}

const forClient = (work: Work, member: Member) => (row: ObjectionInDatabase) =>
  row.origin === 'CUSTOMER' && mayDo(member, 'service.submit')
    ? objectionLife.allowed(row, 'customer', work.now).filter((one) => one === 'withdraw')
    : [];

const atDesk = (work: Work) => (row: ObjectionInDatabase) =>
  objectionLife
    .allowed(row, 'quality', work.now)
    .filter((one) => one === 'examine' || one === 'retest' || one === 'uphold' || one === 'dismiss');

/** The newest first. @throws testingErrors.notFound */
export const objectionsOfService: Acts['ofService'] = async (work, member, { serviceSn }) => {
  await findOwnService(work, member, serviceSn);
  const rows = await work.tx
    .select()
    .from(objection)
    .where(eq(objection.serviceSn, serviceSn))
    .orderBy(desc(objection.objectionId));
  return { objections: await objectionRows(work, rows, forClient(work, member)) };
};

/** @throws objectionErrors.notFound */
export const showObjection: Acts['detail'] = async (work, staff, { objectionId }) => {
  const row = await findAtDesk(work, staff, objectionId);
  const { language } = work;
  const of = required(await issuedReport(work, row.reportNo));
  const isBarred = hadPart(of, staff.memberId);
  const [shown] = await objectionRows(work, [row], isBarred ? () => [] : atDesk(work));
  const items = (await itemsOf(work, row.serviceSn)).filter(({ itemId }) => of.itemIds.includes(itemId));
  const asked = items.filter(({ itemId }) => row.itemIds.includes(itemId));
  const people = await colleaguesWith(work, { labId: row.labId, role: 'engineer' });
  const capIds = asked.map(({ capId }) => capId);
  const trained = await trainedOf(work, row.labId, capIds, work.now);
  const first = new Set(asked.flatMap(({ engineers }) => engineers.map(({ memberId }) => memberId)));
  const steps = await listSteps(work, [{ docType: objectionLife.docType, docSns: [String(objectionId)] }]);
  return {
    ...required(shown),
    files: await fileReplies(work, row.fileIds),
    items: items.map((one) => ({
      ...{
        itemId: one.itemId,
        item: one.capability.item[language],
        stateName: itemStatus[one.state][language],
      },
      engineers: one.engineers.map(({ name }) => name).join('、'),
      isAsked: row.itemIds.includes(one.itemId),
    })),
    reportId: row.reportId,
    engineers: people.filter(
      ({ memberId }) => !first.has(memberId) && capIds.every((capId) => trained.has(`${memberId} ${capId}`)),
    ),
    whyNot: isBarred ? objectionErrors.hadPart().text[language] : '',
    decidedName: row.decidedName,
    log: steps.toReversed().map((step) => logEntry(work, step, objectionSteps)),
  };
};

export const objectionListRoutes = source(objectionList, ({ actor, work }) => ({
  from: sql`${objection}`,
  key: objection.objectionId,
  scope: eq(objection.labId, actor.lab.labId),
  columns: {
    ...{
      state: objection.state,
      wish: objection.wish,
      dueAt: objection.dueAt,
      createTime: objection.createdAt,
    },
  },
  search: [objection.objectionSn, objection.reportNo, objection.serviceSn],
  toRows: async (keys) =>
    objectionRows(work, await rowsWith(work, objection, objection.objectionId, keys), atDesk(work)),
}));
