// Reads one inquiry for its screens, through the purchaser's or the supplier's door, also as it was.
import { CallError, call } from '#kit/browser/call.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import type { InquiryDetail } from '#mall/inquiry/inquiry-detail.protocol.ts';
import type { SupplierDetail } from '#mall/inquiry/invitation.protocol.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import type { QuotationCard } from '#mall/quotation/quotation-detail.protocol.ts';
import { givenQuotationList, receivedQuotationList } from '#mall/quotation/quotation-lists.ts';

function asked(request: Request): { inqSn: string; versionNo: number | undefined } | undefined {
  const query = new URL(request.url).searchParams;
  const inqSn = query.get('inqSn');
  const versionNo = query.get('versionNo') ?? '';
  return inqSn
    ? { inqSn, versionNo: /^[1-9]\d{0,4}$/.test(versionNo) ? Number(versionNo) : undefined }
    : undefined;
}

/** Null when the address names none. */
export async function loadInquiry(request: Request): Promise<InquiryDetail | null> {
  const one = asked(request);
  return one ? call(inquiryProtocol.detail, one) : null;
}

export interface InquiryWithQuotations {
  inquiry: InquiryDetail;
  /** As far as its purchaser may know of them. */
  quotations: QuotationCard[];
}

/** The same with what its suppliers have answered. */
export async function loadWithQuotations(request: Request): Promise<InquiryWithQuotations | null> {
  const inquiry = await loadInquiry(request);
  return inquiry ? { inquiry, quotations: await receivedFor(inquiry) } : null;
}

const MOST_SUPPLIERS = 100;

/** Whoever may not read quotations reads the inquiry alone. */
async function receivedFor({ inqSn, versionNo, isSealed, state }: InquiryDetail): Promise<QuotationCard[]> {
  if (versionNo === 0 || (isSealed && state === 'QUOTING')) return [];
  try {
    return (await call(receivedQuotationList.list, { inqSn, pageSize: MOST_SUPPLIERS })).list;
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

export interface InvitationWithQuotation {
  inquiry: SupplierDetail;
  /** The store's own. */
  quotation: QuotationCard | undefined;
}

/** Through the supplier's door. */
export async function loadInvitation(request: Request): Promise<InvitationWithQuotation | null> {
  const one = asked(request);
  if (!one) return null;
  const [inquiry, { list }] = await Promise.all([
    call(inquiryProtocol.sellerDetail, one),
    call(givenQuotationList.list, { inqSn: one.inqSn, pageSize: 1 }),
  ]);
  const [quotation] = list;
  return { inquiry: await withContact(inquiry, quotation), quotation };
}

/** Whom a winner may call, where the purchaser hides it from everybody else. */
async function withContact(
  inquiry: SupplierDetail,
  quotation: QuotationCard | undefined,
): Promise<SupplierDetail> {
  const hasWon = quotation && ['ACCEPTED', 'COMPLETED'].includes(quotation.state);
  if (inquiry.contact || !hasWon) return inquiry;
  const { contact } = await call(quotationProtocol.sellerDetail, { quoSn: quotation.quoSn });
  return { ...inquiry, contact };
}
