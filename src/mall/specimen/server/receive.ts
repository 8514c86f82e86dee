// A clerk receives specimens, one scan each (domain-lab T7): counted, looked at, photographed, laid on a shelf; with the first the work begins, with the last the promised period.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { beginPeriod, type ServiceRow, tellStand } from '#mall/testing/server/testing.ts';
import { takesSpecimens } from '#mall/testing/service-process.ts';
import type { specimenProtocol } from '../specimen.protocol.ts';
import { appendCustody } from './custody.ts';
import { specimenErrors } from './specimen.errors.ts';
import { custody, specimen } from './specimen.tables.ts';
import { holdSpecimen, specimenLife } from './specimen-life.ts';

type Acts = Actions<typeof specimenProtocol>;

/**
 * The same scan twice is one.
 * @throws specimenErrors.notFound, notPaidYet, notNow, noPhoto; testingErrors.ownForm; the file room's refusals
 */
export const receiveSpecimen: Acts['receive'] = async (work, staff, input) => {
  if (input.photoIds.length === 0) throw specimenErrors.noPhoto({ name: 'photoIds' });
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
  if (known)
    return {
      specimenNo,
      state: row.state,
      serviceState: service.state,
      waiting: await waitingOf(work, service),
    };
  if (!takesSpecimens(service)) throw specimenErrors.notPaidYet();
  const moved = await specimenLife.advance(work, row, 'receive', {
    ...stepBy('lab', staff),
    set: { place, receivedAt: work.now },
  });
  await appendCustody(work, staff, specimenNo, {
    ...{ act: 'RECEIVE', fromWhom: service.carrier, place, qty, condition, photoIds, scanId },
    deviceAt: deviceAt ? new Date(deviceAt) : null,
  });
  const began = await tellStand(work, service.serviceSn, {}, stepBy('lab', staff), { begin: true });
  const waiting = await waitingOf(work, service);
  const { state: serviceState } =
    waiting === 0 && !began.receivedAt ? await beginPeriod(work, began, staff) : began;
  return { specimenNo, state: moved.state, serviceState, waiting };
}

/** How many specimens of the commission are not there yet. */
async function waitingOf(work: Work, { serviceSn }: ServiceRow): Promise<number> {
  const { waiting } = only(
    await work.tx
      .select({ waiting: sql<number>`count(*)::int` })
      .from(specimen)
      .where(and(eq(specimen.serviceSn, serviceSn), inArray(specimen.state, ['LABELLED', 'IN_TRANSIT']))),
  );
  return waiting;
}
