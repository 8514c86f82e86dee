// Rows of specimens → replies: the only mapper.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { findDeskService, findOwnService, findService, isTheirOwn } from '#mall/testing/server/testing.ts';
import { takesSpecimens } from '#mall/testing/service-process.ts';
import { SpecimenReply, type SpecimensOfService, type specimenProtocol } from '../specimen.protocol.ts';
import { specimenStatus } from '../specimen-status.ts';
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
  };
}

/** Of a commission that the reader may see, in their order. */
export const specimenRowsOf = (work: Work, serviceSn: string): Promise<SpecimenRow[]> =>
  work.tx.select().from(specimen).where(eq(specimen.serviceSn, serviceSn)).orderBy(specimen.seq);

async function specimensOf(work: Work, serviceSn: string): Promise<SpecimensOfService> {
  const rows = await specimenRowsOf(work, serviceSn);
  return {
    specimens: rows.map((row) => specimenReply(work, row)),
    custody: await custodyOf(
      work,
      rows.map(({ specimenNo }) => specimenNo),
    ),
  };
}

/** @throws testingErrors.notFound */
export const showOwnSpecimens: Acts['ofService'] = async (work, member, { serviceSn }) => {
  await findOwnService(work, member, serviceSn);
  return specimensOf(work, serviceSn);
};

/** @throws testingErrors.notFound */
export const showDeskSpecimens: Acts['atDesk'] = async (work, staff, { serviceSn }) => {
  await findDeskService(work, staff, serviceSn);
  return specimensOf(work, serviceSn);
};

/** @throws specimenErrors.notFound */
export const showSpecimen: Acts['specimenDetail'] = async (work, staff, { specimenNo }) => {
  const row = await findSpecimen(work, specimenNo, eq(specimen.labId, staff.lab.labId));
  const service = await findService(work, row.serviceSn);
  return {
    ...specimenReply(work, row),
    clientName: service.form.clientName,
    serviceState: service.state,
    custody: await custodyOf(work, [specimenNo]),
    mayReceive:
      takesSpecimens(service) &&
      !isTheirOwn(service, staff) &&
      specimenLife.allowed(row, 'lab', work.now).includes('receive'),
  };
};
