// The front door of inquiries: the quotations above read them, count themselves, award and convert through it.

import type { StepBy } from '#kit/db/step-log.ts';
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import type { InquiryContent } from '../inquiry-content.ts';
import type { InquiryActor } from '../inquiry-process.ts';
import type { inquiry, inquiryLine } from './inquiry.tables.ts';

export type InquiryRow = typeof inquiry.$inferSelect;
export type InquiryLineRow = typeof inquiryLine.$inferSelect;
export type InquiryMover = StepBy<InquiryActor>;

/** An inquiry with its lines in order. */
export interface FoundInquiry {
  inquiry: InquiryRow;
  lines: InquiryLineRow[];
}

const notBuilt = (): never => {
  throw new Error('not built');
};

/** Without asking whose it is; undefined when there is none. */
export async function findInquiry(_work: Work, _inqSn: string): Promise<FoundInquiry | undefined> {
  return notBuilt();
}

/** The same, held until this work ends. Lock order: inquiry → quotation → contract → bill → trade. @throws inquiryErrors.notFound */
export async function holdInquiry(_work: Work, _inqSn: string): Promise<FoundInquiry> {
  return notBuilt();
}

/** Whether the member may read the inquiry as its purchaser: his own, or his enterprise's where he looks after it. */
export function isPurchaserOf(_inquiry: InquiryRow, _member: Member): boolean {
  return notBuilt();
}

/** @throws inquiryErrors.notFound when it is not his; the sentence of `lacks` when an employee was not given the permission */
export function requirePurchaser(_inquiry: InquiryRow, _member: Member, _point: PermissionPoint): void {
  notBuilt();
}

/** What suppliers read: a published version, the latest or a given one; undefined before there is one. */
export async function publishedContent(
  _work: Work,
  _inqSn: string,
  _versionNo?: number,
): Promise<{ versionNo: number; content: InquiryContent } | undefined> {
  return notBuilt();
}

/** Tells how many quotations are in force now; with the last one wanted the inquiry closes by its rule (I8). */
export async function countQuotations(_work: Work, _inqSn: string, _quotedNum: number): Promise<void> {
  return notBuilt();
}

/**
 * I10: notes what was awarded per line and moves the inquiry on. Hold it before.
 * @param awarded pieces per line, on top of what it has
 * @throws inquiryErrors.notNow, awardAboveAsked (without a reason)
 */
export async function noteAward(
  _work: Work,
  _inqSn: string,
  _awarded: readonly { inqLineId: number; number: number }[],
  _mover: InquiryMover,
): Promise<InquiryRow> {
  return notBuilt();
}

/** I11: notes what became a contract or an order; with all of it the inquiry is complete. Hold it before. */
export async function noteConversion(
  _work: Work,
  _inqSn: string,
  _converted: readonly { inqLineId: number; number: number }[],
  _mover: InquiryMover,
): Promise<InquiryRow> {
  return notBuilt();
}

/** I15: an award, or the contract or order made of it, is void: the lines are open again. Hold it before. */
export async function noteAnnulment(
  _work: Work,
  _inqSn: string,
  _annulled: readonly { inqLineId: number; number: number; wasConverted: boolean }[],
  _mover: InquiryMover,
): Promise<InquiryRow> {
  return notBuilt();
}
