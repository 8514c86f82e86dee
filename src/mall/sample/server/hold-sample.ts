// Finds sample requests and holds them for the time of a step. Locks are taken in one order: bill, request, product.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { buysFor, type Employee, type Member, type Seller, stepBy } from '#mall/member/actor.ts';
import { holdBill } from '#mall/payment/server/payment.ts';
import { sampleErrors } from './sample.errors.ts';
import { sampleLine, sampleRequest } from './sample.tables.ts';
import type { SampleRow } from './sample-life.ts';

export type SampleLineRow = typeof sampleLine.$inferSelect;

/** Whose request is asked for: the designer's own, one of a store, one of an enterprise's designers. */
export type Side = { memberId: number } | { storeId: number } | { enterpriseId: number };

export const designersOwn = (member: Pick<Member, 'memberId'>): Side => ({ memberId: member.memberId });
export const storesOwn = (seller: Seller): Side => ({ storeId: seller.storeId });
export const enterprisesOwn = (employee: Employee): Side => ({ enterpriseId: employee.enterpriseId });

function isVisible(row: SampleRow, side: Side): boolean {
  if ('storeId' in side) return row.storeId === side.storeId && row.hasReachedStore;
  if ('enterpriseId' in side) return row.enterpriseId === side.enterpriseId;
  return row.memberId === side.memberId;
}

/** A request that the member may read: his own, or one of the enterprise that he works for. @throws sampleErrors.notFound */
export async function requireReadable(work: Work, member: Member, sampleSn: string): Promise<SampleRow> {
  const row = await findSample(work, sampleSn);
  const enterpriseId = buysFor(member);
  const isOurs = enterpriseId !== null && row?.enterpriseId === enterpriseId;
  if (!row || !(row.memberId === member.memberId || isOurs)) throw sampleErrors.notFound();
  return row;
}

/** @throws sampleErrors.notFound, also for another store's and for what still waits for the enterprise */
export async function requireOfSide(work: Work, side: Side, sampleSn: string): Promise<SampleRow> {
  const row = await findSample(work, sampleSn);
  if (!row || !isVisible(row, side)) throw sampleErrors.notFound();
  return row;
}

/** Whoever's it is. @throws sampleErrors.notFound */
export async function requireSample(work: Work, sampleSn: string): Promise<SampleRow> {
  const row = await findSample(work, sampleSn);
  if (!row) throw sampleErrors.notFound();
  return row;
}

async function findSample(work: Work, sampleSn: string): Promise<SampleRow | undefined> {
  const [row] = await work.tx.select().from(sampleRequest).where(eq(sampleRequest.sampleSn, sampleSn));
  return row;
}

/** The request, held, whoever asks: for timers. */
export async function lockSample(work: Work, sampleSn: string): Promise<SampleRow | undefined> {
  const seen = await findSample(work, sampleSn);
  if (!seen) return undefined;
  if (seen.paySn) await holdBill(work, seen.paySn);
  const [row] = await work.tx
    .select()
    .from(sampleRequest)
    .where(eq(sampleRequest.requestId, seen.requestId))
    .for('update');
  return row;
}

/** Holds the request, after its bill where it has one. @throws sampleErrors.notFound, also for somebody else's */
export async function holdSample(work: Work, side: Side, sampleSn: string): Promise<SampleRow> {
  const row = await lockSample(work, sampleSn);
  if (!row || !isVisible(row, side)) throw sampleErrors.notFound();
  return row;
}

/** The same for a decision on what was read before. @throws sampleErrors.changedMeanwhile when it has moved on since */
export async function holdSeen(
  work: Work,
  side: Side,
  { sampleSn, version }: { sampleSn: string; version: number },
): Promise<SampleRow> {
  const row = await holdSample(work, side, sampleSn);
  if (row.version !== version) throw sampleErrors.changedMeanwhile();
  return row;
}

/** The request of a bill, held; the bill is held already. Undefined when the bill is for something else. */
export async function lockSampleOfBill(work: Work, paySn: string): Promise<SampleRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(sampleRequest)
    .where(eq(sampleRequest.paySn, paySn))
    .for('update');
  return row;
}

/** The lines of a request, in the order in which they were asked for. */
export async function linesOf(work: Work, requestId: number): Promise<SampleLineRow[]> {
  return work.tx
    .select()
    .from(sampleLine)
    .where(eq(sampleLine.requestId, requestId))
    .orderBy(asc(sampleLine.sampleLineId));
}

export const moverOf = stepBy;
