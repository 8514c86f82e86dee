// Finds inquiries and holds them for the time of a step: before anything else that a step locks.
import { and, asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { lacks, type Member, mayDo, readsFor, type Seller } from '#mall/member/actor.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import type { InquiryActor } from '../inquiry-process.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import { inquiry, inquiryInvitation, inquiryLine } from './inquiry.tables.ts';
import type { FoundInquiry, InquiryLineRow, InquiryMover, InquiryRow } from './inquiry.ts';
import { inquiryLife } from './inquiry-life.ts';

export async function findRow(work: Work, inqSn: string): Promise<InquiryRow | undefined> {
  const [row] = await work.tx.select().from(inquiry).where(eq(inquiry.inqSn, inqSn));
  return row;
}

export async function linesOf(work: Work, inquiryId: number): Promise<InquiryLineRow[]> {
  return work.tx
    .select()
    .from(inquiryLine)
    .where(eq(inquiryLine.inquiryId, inquiryId))
    .orderBy(asc(inquiryLine.lineNo));
}

/** Without asking whose it is; undefined when there is none. */
export async function findInquiry(work: Work, inqSn: string): Promise<FoundInquiry | undefined> {
  const row = await findRow(work, inqSn);
  return row && { inquiry: row, lines: await linesOf(work, row.inquiryId) };
}

/** The inquiry with its lines, held until this work ends. Lock order: inquiry → quotation → contract → bill → trade. @throws inquiryErrors.notFound */
export async function holdInquiry(work: Work, inqSn: string): Promise<FoundInquiry> {
  const row = await inquiryLife.hold(work, inqSn);
  if (!row) throw inquiryErrors.notFound();
  return { inquiry: row, lines: await linesOf(work, row.inquiryId) };
}

/** Whether the member may read the inquiry as its purchaser: his own, or his enterprise's where he looks after it. */
export function isPurchaserOf(row: InquiryRow, member: Member): boolean {
  const enterpriseId = readsFor(member);
  return row.memberId === member.memberId || (enterpriseId !== null && row.enterpriseId === enterpriseId);
}

/** @throws inquiryErrors.notFound when it is not his; the sentence of `lacks` when an employee was not given the permission */
export function requirePurchaser(row: InquiryRow, member: Member, point: PermissionPoint): void {
  if (!isPurchaserOf(row, member)) throw inquiryErrors.notFound();
  if (!mayDo(member, point)) throw new Refusal(State.notAllowed, lacks(member, point));
}

/** An inquiry that the member may read. @throws inquiryErrors.notFound */
export async function requireReadable(work: Work, member: Member, inqSn: string): Promise<InquiryRow> {
  const row = await findRow(work, inqSn);
  if (!row || !isPurchaserOf(row, member)) throw inquiryErrors.notFound();
  return row;
}

/** The same, held for a step. The door has asked for the permission. @throws inquiryErrors.notFound */
export async function holdOwn(work: Work, member: Member, inqSn: string): Promise<InquiryRow> {
  const row = await inquiryLife.hold(work, inqSn);
  if (!row || !isPurchaserOf(row, member)) throw inquiryErrors.notFound();
  return row;
}

export type Invitation = typeof inquiryInvitation.$inferSelect;

/** What the store was invited to. @throws inquiryErrors.notFound, also for what others were invited to */
export async function requireInvited(
  work: Work,
  { storeId }: Pick<Seller, 'storeId'>,
  inqSn: string,
  held: 'held' | 'read' = 'read',
): Promise<{ row: InquiryRow; invitation: Invitation }> {
  const row = await (held === 'held' ? inquiryLife.hold(work, inqSn) : findRow(work, inqSn));
  const [invitation] = row
    ? await work.tx
        .select()
        .from(inquiryInvitation)
        .where(and(eq(inquiryInvitation.inquiryId, row.inquiryId), eq(inquiryInvitation.storeId, storeId)))
    : [];
  if (!row || !invitation) throw inquiryErrors.notFound();
  return { row, invitation };
}

export const moverOf = (
  by: InquiryActor,
  { memberId, shownName }: Pick<Member, 'memberId' | 'shownName'>,
  reason = '',
): InquiryMover => ({ by, actorId: memberId, actorName: shownName, ...(reason ? { reason } : {}) });
