// Rows of visits → replies: the only mapper. What a reader may do follows from the side he stands on.
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { itemStatus } from '#mall/bench/item-status.ts';
import { workOnSpecimen } from '#mall/bench/server/bench.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import { type LabMember, type Member, mayDo, mayInLab } from '#mall/member/actor.ts';
import { specimensOf } from '#mall/specimen/server/specimen.ts';
import { specimenStatus } from '#mall/specimen/specimen-status.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import { findOwnService, isTheirOwn, type ServiceRow } from '#mall/testing/server/testing.ts';
import type { VisitButton, VisitInstrument, VisitRow, VisitSeen, visitProtocol } from '../visit.protocol.ts';
import { visitList } from '../visit-list.ts';
import { tickNames, visitStatus, visitSteps, visitTurns } from '../visit-status.ts';
import { onSiteVisit } from './visit.tables.ts';
import { feeOfMoving, findAtDesk, type VisitInDatabase, visitLife } from './visit-life.ts';
import { whenOf } from './visit-notices.ts';

type Acts = Actions<typeof visitProtocol>;
type Allowed = (row: VisitInDatabase, service: ServiceRow) => VisitButton[];

function visitRow(work: Work, row: VisitInDatabase, service: ServiceRow, allowed: Allowed): VisitRow {
  const { language } = work;
  const status = visitStatus[row.state];
  const { visitId, visitSn, version, serviceSn, state, turn, date, lastDay, slot } = row;
  const done = row.ticked.filter(({ tick }) => tick === 'FOUND').length;
  return {
    ...{ visitId, visitSn, version, serviceSn, state, turn, date, lastDay, slot, tone: status.tone },
    stateName: turn === null ? status[language] : visitTurns[turn][language],
    when: whenOf(row, language),
    people: row.peopleNames,
    clientName: service.form.clientName,
    address: service.form.site?.address ?? '',
    instrumentCount: service.specimenCount,
    doneCount: state === 'DONE' ? done : null,
    createTime: row.createdAt.toISOString(),
    allowedActions: allowed(row, service),
  };
}

async function instrumentsOf(work: Work, row: VisitInDatabase): Promise<VisitInstrument[]> {
  const { language } = work;
  const ticks = new Map(row.ticked.map((one) => [one.specimenNo, one]));
  const found: VisitInstrument[] = [];
  for (const one of await specimensOf(work, row.serviceSn)) {
    const { specimenNo, name, model, serialNo, state } = one;
    const ticked = ticks.get(specimenNo);
    const items = await workOnSpecimen(work, row.serviceSn, specimenNo);
    found.push({
      ...{ specimenNo, name, model, serialNo, stateName: specimenStatus[state][language] },
      ...{ tick: ticked?.tick ?? null, words: ticked?.words ?? '' },
      tickName: ticked ? tickNames[ticked.tick][language] : '',
      items: items.map((item) => ({
        ...{ itemId: item.itemId, item: item.item, engineer: item.engineer },
        stateName: itemStatus[item.state][language],
        isDone: item.state === 'DONE' || item.state === 'REPORTED',
      })),
    });
  }
  return found;
}

async function visitSeen(
  work: Work,
  row: VisitInDatabase,
  service: ServiceRow,
  allowed: Allowed,
): Promise<VisitSeen> {
  const { form } = service;
  const [proof = null] = row.proofId === null ? [] : await fileReplies(work, [row.proofId]);
  return {
    ...visitRow(work, row, service, allowed),
    ...{ contact: form.contact, mobile: form.mobile },
    ...{ wishedDays: form.site?.days ?? '', rules: form.site?.rules ?? '' },
    ...{ wish: row.wish, note: row.note, geo: row.geo, signer: row.signer, proof },
    ...{ arrivedAt: row.arrivedAt?.toISOString() ?? null, leftAt: row.leftAt?.toISOString() ?? null },
    ...{ feeNoted: centsToWire(row.feeNoted), feeReason: row.feeReason },
    feeOfMoving: centsToWire(await feeOfMoving(work, row, service)),
    instruments: await instrumentsOf(work, row),
  };
}

const forClient =
  (work: Work, member: Member): Allowed =>
  (row) =>
    mayDo(member, 'service.submit')
      ? visitLife
          .allowed(row, 'customer', work.now)
          .filter((one): one is 'agree' | 'ask' => one === 'agree' || one === 'ask')
      : [];

const ENGINEER: ReadonlySet<string> = new Set(['arrive', 'absent', 'tick', 'leave']);

/** Nobody acts on what is his own (L21); on site only those who came. */
const atDesk =
  (work: Work, staff: LabMember): Allowed =>
  (row, service) => {
    if (isTheirOwn(service, staff)) return [];
    const plans = mayInLab(staff, 'lab.visit') ? visitLife.allowed(row, 'planner', work.now) : [];
    const comes =
      mayInLab(staff, 'lab.test') && row.people.includes(staff.memberId)
        ? visitLife.allowed(row, 'engineer', work.now)
        : [];
    return [
      ...plans.filter((one) => one === 'propose'),
      ...comes.filter((one): one is VisitButton => ENGINEER.has(one)),
    ];
  };

/** The newest first. @throws testingErrors.notFound */
export const visitsOfService: Acts['ofService'] = async (work, member, { serviceSn }) => {
  const service = await findOwnService(work, member, serviceSn);
  const rows = await work.tx
    .select()
    .from(onSiteVisit)
    .where(eq(onSiteVisit.serviceSn, serviceSn))
    .orderBy(desc(onSiteVisit.visitId));
  const visits: VisitSeen[] = [];
  for (const row of rows) visits.push(await visitSeen(work, row, service, forClient(work, member)));
  return { visits };
};

const servicesOf = async (work: Work, rows: readonly VisitInDatabase[]): Promise<Map<string, ServiceRow>> => {
  const sns = rows.map(({ serviceSn }) => serviceSn);
  const found = sns.length
    ? await work.tx.select().from(serviceOrder).where(inArray(serviceOrder.serviceSn, sns))
    : [];
  return new Map(found.map((one) => [one.serviceSn, one]));
};

/** @throws visitErrors.notFound */
export const showVisit: Acts['detail'] = async (work, staff, { visitId }) => {
  const row = await findAtDesk(work, staff, visitId);
  const service = required((await servicesOf(work, [row])).get(row.serviceSn));
  const people = await colleaguesWith(work, { labId: row.labId, role: 'engineer' });
  const steps = await listSteps(work, [{ docType: visitLife.docType, docSns: [String(visitId)] }]);
  return {
    ...(await visitSeen(work, row, service, atDesk(work, staff))),
    manDays: service.form.site?.manDays ?? 0,
    peopleIds: row.people,
    engineers: people.map(({ memberId, name }) => ({ memberId, name })),
    log: steps.toReversed().map((step) => logEntry(work, step, visitSteps)),
  };
};

export const visitListRoutes = source(visitList, ({ actor, work }) => ({
  from: sql`${onSiteVisit}`,
  key: onSiteVisit.visitId,
  scope: eq(onSiteVisit.labId, actor.lab.labId),
  columns: { state: onSiteVisit.state, turn: onSiteVisit.turn, createTime: onSiteVisit.createdAt },
  search: [onSiteVisit.visitSn, onSiteVisit.serviceSn],
  filters: { mine: () => sql`${actor.memberId} = ANY(${onSiteVisit.people})` },
  async toRows(keys) {
    const rows = await rowsWith(work, onSiteVisit, onSiteVisit.visitId, keys);
    const services = await servicesOf(work, rows);
    return rows.map((row) => visitRow(work, row, required(services.get(row.serviceSn)), atDesk(work, actor)));
  },
}));
