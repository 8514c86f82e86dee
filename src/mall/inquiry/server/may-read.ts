// Who may read an inquiry or its offers: its purchaser's people, and who decides about it or about an award of it.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { decidesAbout } from '#mall/approval/server/approval.ts';
import { lacks, type Member, mayDo } from '#mall/member/actor.ts';
import { comparisonPage, inquiryPage } from '../inquiry-pages.ts';
import { findRow, isPurchaserOf } from './hold-inquiry.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import type { InquiryRow } from './inquiry.ts';

/** An offer is its prices. */
const NEEDED = { 'rfq.read': ['rfq.read'], 'quote.read': ['quote.read', 'order.price'] } as const;

/**
 * @param what `quote.read`: its offers too, which who decides about the inquiry alone may not read
 * @throws Refusal with the sentence of `lacks` when its purchaser's employee was not given the permission
 */
export async function mayRead(
  work: Work,
  member: Member,
  row: InquiryRow,
  what: 'rfq.read' | 'quote.read',
): Promise<boolean> {
  const isPurchaser = isPurchaserOf(row, member);
  const missing = NEEDED[what].find((point) => !mayDo(member, point));
  if (isPurchaser && !missing) return true;
  const pages = [comparisonPage(row.inqSn), ...(what === 'rfq.read' ? [inquiryPage(row.inqSn)] : [])];
  if (await decidesAbout(work, member, pages)) return true;
  if (isPurchaser && missing) throw new Refusal(State.notAllowed, lacks(member, missing));
  return false;
}

/**
 * Whether the reader is told what the inquiry's lines may cost, and what was awarded: who may see prices, who asks for
 * offers himself, and who decides about it. @param row one that he may read
 */
export const seesPrices = async (work: Work, member: Member, row: InquiryRow): Promise<boolean> =>
  !isPurchaserOf(row, member) ||
  mayDo(member, 'order.price') ||
  mayDo(member, 'rfq.create') ||
  (await decidesAbout(work, member, [inquiryPage(row.inqSn), comparisonPage(row.inqSn)]));

/** The reader with what he may do: an approver who is not the purchaser reads, and no more. */
export const readerOf = (row: InquiryRow, member: Member): Member =>
  isPurchaserOf(row, member)
    ? member
    : { ...member, sub: { parentMemberId: 0, administrator: '', ...member.sub, permissions: [] } };

/** An inquiry to look at. @throws inquiryErrors.notFound; as mayRead */
export async function requireShown(work: Work, member: Member, inqSn: string): Promise<InquiryRow> {
  const row = await findRow(work, inqSn);
  if (!row || !(await mayRead(work, member, row, 'rfq.read'))) throw inquiryErrors.notFound();
  return row;
}
