// Rows of specimens → replies: the only mapper. What a reader may do follows from the side he stands on.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type LabMember, type Member, mayDo } from '#mall/member/actor.ts';
import {
  findDeskService,
  findOwnService,
  findService,
  isTheirOwn,
  type ServiceRow,
} from '#mall/testing/server/testing.ts';
import { disposals } from '#mall/testing/service-terms.ts';
import { allowedActs, needsWaiver, type SpecimenAct } from '../allowed-acts.ts';
import { type OwnAct, SpecimenReply, type specimenProtocol } from '../specimen.protocol.ts';
import { specimenStatus } from '../specimen-status.ts';
import { abnormalities, decisions } from '../specimen-terms.ts';
import { actedOn } from './act-on-specimen.ts';
import { custodyOf } from './custody.ts';
import { specimen } from './specimen.tables.ts';
import { findSpecimen, type SpecimenRow, specimenLife } from './specimen-life.ts';

type Acts = Actions<typeof specimenProtocol>;

export function specimenReply({ language }: Work, row: SpecimenRow): SpecimenReply {
  const status = specimenStatus[row.state];
  return {
    ...sameFields(SpecimenReply, row),
    ...{ stateName: status[language], tone: status.tone },
    receivedAt: row.receivedAt?.toISOString() ?? null,
    abnormalName: row.abnormality === null ? '' : abnormalities[row.abnormality][language],
    decideBy: row.state === 'ABNORMAL' ? (row.decideBy?.toISOString() ?? null) : null,
    decisionName: row.decision === null ? '' : decisions[row.decision][language],
    replacedBy: row.replacedBy ?? '',
    keepUntil: row.keepUntil?.toISOString() ?? null,
  };
}

/** Of a commission that the reader may see, in their order. */
export const specimenRowsOf = (work: Work, serviceSn: string): Promise<SpecimenRow[]> =>
  work.tx.select().from(specimen).where(eq(specimen.serviceSn, serviceSn)).orderBy(specimen.seq);

async function shownSpecimens<A>(work: Work, serviceSn: string, allowed: (row: SpecimenRow) => A[]) {
  const rows = await specimenRowsOf(work, serviceSn);
  return {
    specimens: rows.map((row) => ({ ...specimenReply(work, row), allowedActions: allowed(row) })),
    custody: await custodyOf(
      work,
      rows.map(({ specimenNo }) => specimenNo),
    ),
  };
}

function ownActs(work: Work, row: SpecimenRow, member: Member): OwnAct[] {
  const may = specimenLife.allowed(row, 'customer', work.now);
  const acts: OwnAct[] = [];
  if (may.includes('testAnyway') && mayDo(member, 'service.confirm')) acts.push('decide');
  if (may.includes('gotBack') && mayDo(member, 'service.submit')) acts.push('gotBack');
  return acts;
}

/** Nobody acts on what is his own (L21). */
const deskActs = (work: Work, row: SpecimenRow, service: ServiceRow, staff: LabMember): SpecimenAct[] =>
  isTheirOwn(service, staff)
    ? []
    : allowedActs(actedOn(row, service), { memberId: staff.memberId, points: staff.lab.points }, work.now);

/** @throws testingErrors.notFound */
export const showOwnSpecimens: Acts['ofService'] = async (work, member, { serviceSn }) => {
  await findOwnService(work, member, serviceSn);
  return shownSpecimens(work, serviceSn, (row) => ownActs(work, row, member));
};

/** @throws testingErrors.notFound */
export const showDeskSpecimens: Acts['atDesk'] = async (work, staff, { serviceSn }) => {
  const service = await findDeskService(work, staff, serviceSn);
  return shownSpecimens(work, serviceSn, (row) => deskActs(work, row, service, staff));
};

/** @throws specimenErrors.notFound */
export const showSpecimen: Acts['specimenDetail'] = async (work, staff, { specimenNo }) => {
  const row = await findSpecimen(work, specimenNo, eq(specimen.labId, staff.lab.labId));
  const service = await findService(work, row.serviceSn);
  return {
    ...specimenReply(work, row),
    clientName: service.form.clientName,
    disposalName: disposals[service.form.disposal][work.language],
    serviceState: service.state,
    custody: await custodyOf(work, [row.specimenNo]),
    allowedActions: deskActs(work, row, service, staff),
    needsWaiver: needsWaiver({ state: row.state, service }),
  };
};
