// What other rooms of the laboratory may do with commissions: look one up, hold it, and say how far the work on it is.
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import type { LabMember, Member } from '#mall/member/actor.ts';
import { deriveState, type Stand } from '../derive-state.ts';
import { isInWork, type ServiceAction, takesSpecimens, type WorkedState } from '../service-process.ts';
import type { FormVersion } from '../testing.protocol.ts';
import { amountOf, priceVersion, titleOf } from './price-version.ts';
import { isTheirOwn, ownServices, type ServiceMover, type ServiceRow, serviceLife } from './service-life.ts';
import { newestVersion } from './service-versions.ts';
import { testingErrors } from './testing.errors.ts';
import { serviceOrder } from './testing.tables.ts';

export type { EntrustForm } from '../entrust-form.ts';
export { isInWork } from '../service-process.ts';
export type { FormVersion } from '../testing.protocol.ts';
export { orderService, type ServiceLine } from './begin-order.ts';
export { beginBought, formToBuy, keepBought } from './bought/begin-bought.ts';
export { type AgreedService, openAgreed, remindOfForm } from './bought/open-agreed.ts';
export { agreedOf, type BoughtPack, commissionsOf as servicesOfOrder } from './bought/pack.ts';
export { requireMarks } from './desk.ts';
export { clientOf } from './form-source.ts';
export { amountOf, linesOf, priceVersion } from './price-version.ts';
export { isTheirOwn, ownServices, type ServiceMover, type ServiceRow } from './service-life.ts';
export { newestVersion } from './service-versions.ts';
export { startClock, stopClock } from './stop-clock.ts';
export { serviceMoved } from './testing.events.ts';

async function find(work: Work, serviceSn: string, where?: SQL): Promise<ServiceRow> {
  const [row] = await work.tx
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.serviceSn, serviceSn), where));
  if (!row) throw testingErrors.notFound();
  return row;
}

/** @throws testingErrors.notFound */
export const findService = (work: Work, serviceSn: string): Promise<ServiceRow> => find(work, serviceSn);

/** @throws testingErrors.notFound, also for somebody else's */
export const findOwnService = (work: Work, member: Member, serviceSn: string): Promise<ServiceRow> =>
  find(work, serviceSn, ownServices(member));

/** One that was handed in to this member's laboratory. @throws testingErrors.notFound */
export const findDeskService = (
  work: Work,
  staff: Pick<LabMember, 'lab'>,
  serviceSn: string,
): Promise<ServiceRow> =>
  find(work, serviceSn, and(eq(serviceOrder.labId, staff.lab.labId), gt(serviceOrder.formVersion, 0)));

/** Locked until this work ends. @throws testingErrors.notFound */
export async function holdService(work: Work, serviceSn: string): Promise<ServiceRow> {
  const row = await serviceLife.hold(work, serviceSn);
  if (!row) throw testingErrors.notFound();
  return row;
}

/** For an act of the laboratory's: of this laboratory, and not of the actor's own. @throws testingErrors.notFound, ownForm */
export async function holdDeskService(work: Work, staff: LabMember, serviceSn: string): Promise<ServiceRow> {
  const row = await holdService(work, serviceSn);
  if (row.labId !== staff.lab.labId) throw testingErrors.notFound();
  if (isTheirOwn(row, staff)) throw testingErrors.ownForm();
  return row;
}

const LEADS: Record<WorkedState | 'COMPLETED', ServiceAction> = {
  ...{ SAMPLE_RECEIVED: 'receive', SAMPLE_ABNORMAL: 'findAbnormal', SCHEDULED: 'schedule', IN_TEST: 'test' },
  ...{ SUSPENDED: 'suspend', REPORT_DRAFTING: 'draftReport', REPORT_REVIEW: 'reviewReport' },
  ...{ REPORT_ISSUED: 'issue', OBJECTION: 'object', COMPLETED: 'complete' },
};

/**
 * A room of the work says how far its part is; what the commission's state is follows (L1).
 * Before the first specimen nothing follows but from `begin`.
 * @param begin a specimen was received: the work begins
 * @returns the commission as it is afterwards
 */
export async function tellStand(
  work: Work,
  serviceSn: string,
  part: Partial<Stand>,
  mover: ServiceMover,
  { begin = false }: { begin?: boolean } = {},
): Promise<ServiceRow> {
  const row = await holdService(work, serviceSn);
  const stand = { ...row.stand, ...part };
  const isThere = isInWork(row) && row.state !== 'ON_SITE';
  const follows = isThere || row.state === 'COMPLETED' || (begin && takesSpecimens(row));
  const to = follows ? deriveState(stand) : row.state;
  if (to !== row.state && follows)
    return serviceLife.advance(work, row, LEADS[to as WorkedState], { ...mover, set: { stand } });
  await work.tx.update(serviceOrder).set({ stand }).where(eq(serviceOrder.serviceSn, serviceSn));
  return { ...row, stand };
}

/** T22: nothing more comes of it. What of its money goes back is for whoever ends it. The commission must be held. */
export const endService = (
  work: Work,
  row: ServiceRow,
  mover: ServiceMover,
  reason: string,
): Promise<ServiceRow> =>
  serviceLife.advance(work, row, 'terminate', { ...mover, reason, set: { closeReason: reason } });

/**
 * T13: items were left out or added, as both sides agreed. The commission must be held.
 * @returns the commission with its new version
 */
export async function changeForm(
  work: Work,
  row: ServiceRow,
  content: FormVersion,
  mover: ServiceMover,
): Promise<ServiceRow> {
  const kept = await appendVersion(work, {
    ...{ docType: serviceLife.docType, docSn: row.serviceSn, content },
    ...mover,
  });
  const promisedAt = new Date(content.promisedAt);
  return serviceLife.advance(work, row, 'change', {
    ...mover,
    set: {
      ...{ form: content.form, formVersion: kept.versionNo, contentHash: kept.contentHash },
      ...{ amount: amountOf(content), title: titleOf(content), itemCount: content.form.items.length },
      ...(row.receivedAt === null ? { promisedAt } : {}),
      // what stood still is counted from here on; what was left out makes nothing earlier
      ...(row.firstPromisedAt && promisedAt > row.firstPromisedAt ? { firstPromisedAt: promisedAt } : {}),
    },
  });
}

/** With the last expected specimen the promised period begins (F2). @param mover who has brought it about */
export async function beginPeriod(work: Work, row: ServiceRow, mover: ServiceMover): Promise<ServiceRow> {
  const { form, note } = await newestVersion(work, row);
  const { content } = await priceVersion(work, form, new Map(), note);
  return serviceLife.advance(work, row, 'allReceived', {
    ...mover,
    set: {
      receivedAt: work.now,
      promisedAt: new Date(content.promisedAt),
      firstPromisedAt: new Date(content.promisedAt),
    },
  });
}

/** The laboratory's people are at the customer's, or leave with nothing done (domain-lab 2.7). The commission must be held. */
export const moveOnSite = (
  work: Work,
  row: ServiceRow,
  action: 'arrive' | 'leaveUndone',
  mover: ServiceMover,
): Promise<ServiceRow> => serviceLife.advance(work, row, action, mover);
