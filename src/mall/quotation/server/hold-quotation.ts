// Finds quotations and holds them for the time of a step. Locks are taken in one order: inquiry, then quotations ascending.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { readVersion } from '#kit/document/document-version.ts';
import {
  type FoundInquiry,
  findInquiry,
  holdInquiry,
  isPurchaserOf,
  mayRead,
} from '#mall/inquiry/server/inquiry.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import type { QuotationContent } from '../quotation-content.ts';
import { quotationErrors } from './quotation.errors.ts';
import { awardLine, quotation } from './quotation.tables.ts';

export type QuotationRow = typeof quotation.$inferSelect;

/** The document type of versions, log rows and timers. */
export const QUOTATION = 'quotation';

/** A quotation with the inquiry that it answers. */
export type Held = QuotationRow & {
  found: FoundInquiry;
  /** Lines of it wait in an award for its approval. */
  isInAward: boolean;
};

export async function findRow(work: Work, quoSn: string): Promise<QuotationRow | undefined> {
  const [row] = await work.tx.select().from(quotation).where(eq(quotation.quoSn, quoSn));
  return row;
}

/** Whether the purchaser may read what was offered: always where prices are open, else from the close on; never of one that was cancelled before. */
export function isUnsealed({ inquiry }: Pick<FoundInquiry, 'inquiry'>): boolean {
  if (!inquiry.isSealed) return true;
  if (inquiry.closedAt === null || inquiry.state === 'QUOTING') return false;
  const { state, finishedAt } = inquiry;
  return state !== 'CANCELLED' || finishedAt === null || inquiry.closedAt < finishedAt;
}

/** @throws quotationErrors.sealed, neverOpened */
export function requireUnsealed(found: FoundInquiry): void {
  if (isUnsealed(found)) return;
  const { state, deadline, quotedNum } = found.inquiry;
  if (state === 'CANCELLED') throw quotationErrors.neverOpened();
  throw quotationErrors.sealed({ deadline, quotedNum });
}

/** A store's own quotation. @throws quotationErrors.notFound, also for another store's */
export async function requireOfStore(work: Work, seller: Seller, quoSn: string): Promise<QuotationRow> {
  const row = await findRow(work, quoSn);
  if (row?.storeId !== seller.storeId) throw quotationErrors.notFound();
  return row;
}

/** A quotation that the member may read. @throws quotationErrors.notFound for others', sealed before the close; as mayRead */
export async function requireReceived(work: Work, member: Member, quoSn: string): Promise<Held> {
  const row = await findRow(work, quoSn);
  const found = row && (await findInquiry(work, row.inqSn));
  if (!found || !(await mayRead(work, member, found.inquiry, 'quote.read'))) throw quotationErrors.notFound();
  requireUnsealed(found);
  return { ...row, found, isInAward: await waitsInAward(work, quoSn) };
}

/** Both, held until this work ends; whoever asks. @throws quotationErrors.notFound */
export async function holdQuotation(work: Work, quoSn: string): Promise<Held> {
  const seen = await findRow(work, quoSn);
  if (!seen) throw quotationErrors.notFound();
  const found = await holdInquiry(work, seen.inqSn);
  const [row] = await work.tx.select().from(quotation).where(eq(quotation.quoSn, quoSn)).for('no key update');
  if (!row) throw quotationErrors.notFound();
  return { ...row, found, isInAward: await waitsInAward(work, quoSn) };
}

/** A store's own, held as it was shown. @throws quotationErrors.notFound, changedMeanwhile */
export async function holdOfStore(
  work: Work,
  seller: Seller,
  { quoSn, version }: { quoSn: string; version: number },
): Promise<Held> {
  await requireOfStore(work, seller, quoSn);
  const held = await holdQuotation(work, quoSn);
  if (held.version !== version)
    throw quotationErrors.changedMeanwhile({ state: held.state, isSupplier: true });
  return held;
}

/** One that the member received, held as it was shown. @throws quotationErrors.notFound, sealed, changedMeanwhile */
export async function holdReceived(
  work: Work,
  member: Member,
  { quoSn, version }: { quoSn: string; version: number },
): Promise<Held> {
  const seen = await findRow(work, quoSn);
  const found = seen && (await findInquiry(work, seen.inqSn));
  if (!found || !isPurchaserOf(found.inquiry, member)) throw quotationErrors.notFound();
  requireUnsealed(found);
  const held = await holdQuotation(work, quoSn);
  if (held.version !== version)
    throw quotationErrors.changedMeanwhile({ state: held.state, isSupplier: false });
  return held;
}

/** All quotations of an inquiry that is held already, held too, in the order of their invitations. */
export async function holdAllOf(work: Work, found: FoundInquiry): Promise<Held[]> {
  const rows = await work.tx
    .select()
    .from(quotation)
    .where(eq(quotation.inqSn, found.inquiry.inqSn))
    .orderBy(asc(quotation.quotationId))
    .for('no key update');
  const waiting = await work.tx
    .selectDistinct({ quoSn: awardLine.quoSn })
    .from(awardLine)
    .where(
      and(
        inArray(
          awardLine.quoSn,
          rows.map((row) => row.quoSn),
        ),
        eq(awardLine.state, 'PENDING'),
      ),
    );
  const inAward = new Set(waiting.map((one) => one.quoSn));
  return rows.map((row) => ({ ...row, found, isInAward: inAward.has(row.quoSn) }));
}

async function waitsInAward(work: Work, quoSn: string): Promise<boolean> {
  const [one] = await work.tx
    .select({ awardLineId: awardLine.awardLineId })
    .from(awardLine)
    .where(and(eq(awardLine.quoSn, quoSn), eq(awardLine.state, 'PENDING')))
    .limit(1);
  return one !== undefined;
}

/** The supplier's offer in force, or the version of a number. @throws quotationErrors.noOfferYet, noVersion */
export async function requireContent(
  work: Work,
  row: QuotationRow,
  versionNo = row.standingNo,
): Promise<QuotationContent> {
  if (versionNo === 0) throw quotationErrors.noOfferYet();
  const found = await readVersion(work, QUOTATION, row.quoSn, { versionNo });
  if (found?.versionNo !== versionNo) throw quotationErrors.noVersion();
  return found.content as QuotationContent;
}
