// A clerk receives specimens, one scan each (domain-lab T7): counted, looked at, photographed, laid on a shelf; with the last the promised period begins.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { testingProtocol } from '../testing.protocol.ts';
import { appendCustody, custodyOf } from './custody.ts';
import { priceVersion } from './price-version.ts';
import { isTheirOwn, type ServiceRow, type SpecimenRow, serviceLife, specimenLife } from './service-life.ts';
import { newestVersion } from './service-versions.ts';
import { specimenReply } from './service-view.ts';
import { testingErrors } from './testing.errors.ts';
import { custody, serviceOrder, specimen } from './testing.tables.ts';

type Acts = Actions<typeof testingProtocol>;

const RECEIVES: ReadonlySet<string> = new Set(['PENDING_DELIVERY', 'PENDING_RECEIPT']);

/**
 * The same scan twice is one.
 * @throws testingErrors.noSpecimen, ownForm, notPaidYet, specimenNotNow, noPhoto; the file room's refusals
 */
export const receiveSpecimen: Acts['receive'] = async (work, staff, input) => {
  if (input.photoIds.length === 0) throw testingErrors.noPhoto({ name: 'photoIds' });
  await requireFiles(work, staff.memberId, input.photoIds, { kinds: 'attachments' });
  return takeIn(work, staff, input);
};

interface Receipt {
  specimenNo: string;
  scanId: string;
  qty: number;
  condition: string;
  place: string;
  photoIds: number[];
  deviceAt?: string | undefined;
}

/** The same, whatever was photographed. */
export async function takeIn(work: Work, staff: LabMember, input: Receipt): ReturnType<Acts['receive']> {
  const { specimenNo, scanId, qty, condition, place, photoIds, deviceAt } = input;
  const { row, service } = await holdSpecimen(work, staff, specimenNo);
  const [known] = await work.tx.select().from(custody).where(eq(custody.scanId, scanId));
  if (known) return { specimenNo, state: row.state, serviceState: service.state };
  if (!RECEIVES.has(service.state)) throw testingErrors.notPaidYet();
  const moved = await specimenLife.advance(work, row, 'receive', {
    ...stepBy('lab', staff),
    set: { place, receivedAt: work.now },
  });
  await appendCustody(work, staff, specimenNo, {
    ...{ act: 'RECEIVE', fromWhom: service.carrier, place, qty, condition, photoIds, scanId },
    deviceAt: deviceAt ? new Date(deviceAt) : null,
  });
  return { specimenNo, state: moved.state, serviceState: await allThere(work, staff, service) };
}

/** The commission first, then the specimen, as all locks here. @throws testingErrors.noSpecimen, ownForm */
async function holdSpecimen(
  work: Work,
  staff: LabMember,
  specimenNo: string,
): Promise<{ row: SpecimenRow; service: ServiceRow }> {
  const of = and(eq(specimen.specimenNo, specimenNo), eq(specimen.labId, staff.lab.labId));
  const [found] = await work.tx.select({ serviceSn: specimen.serviceSn }).from(specimen).where(of);
  const service = found && (await serviceLife.hold(work, found.serviceSn));
  const row = service && (await specimenLife.hold(work, specimenNo));
  if (!service || !row) throw testingErrors.noSpecimen();
  if (isTheirOwn(service, staff)) throw testingErrors.ownForm();
  return { row, service };
}

/** With the last of them the commission is received, and its day promised (F2). @returns the state it is in then */
async function allThere(work: Work, staff: LabMember, service: ServiceRow): Promise<ServiceRow['state']> {
  const { waiting } = only(
    await work.tx
      .select({ waiting: sql<number>`count(*)::int` })
      .from(specimen)
      .where(
        and(eq(specimen.serviceSn, service.serviceSn), inArray(specimen.state, ['LABELLED', 'IN_TRANSIT'])),
      ),
  );
  if (waiting > 0) return service.state;
  const { form, note } = await newestVersion(work, service);
  const { content } = await priceVersion(work, form, new Map(), note);
  const moved = await serviceLife.advance(work, service, 'receive', {
    ...stepBy('lab', staff),
    set: { receivedAt: work.now, promisedAt: new Date(content.promisedAt) },
  });
  return moved.state;
}

/** @throws testingErrors.noSpecimen */
export const showSpecimen: Acts['specimenDetail'] = async (work, staff, { specimenNo }) => {
  const [found] = await work.tx
    .select({ specimen, service: serviceOrder })
    .from(specimen)
    .innerJoin(serviceOrder, eq(serviceOrder.serviceSn, specimen.serviceSn))
    .where(and(eq(specimen.specimenNo, specimenNo), eq(specimen.labId, staff.lab.labId)));
  if (!found) throw testingErrors.noSpecimen();
  const { service } = found;
  return {
    ...specimenReply(work, found.specimen),
    clientName: service.form.clientName,
    serviceState: service.state,
    custody: await custodyOf(work, [specimenNo]),
    mayReceive:
      RECEIVES.has(service.state) &&
      !isTheirOwn(service, staff) &&
      specimenLife.allowed(found.specimen, 'lab', work.now).includes('receive'),
  };
};
