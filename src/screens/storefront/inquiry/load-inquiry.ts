// Reads one inquiry for its screens, through the purchaser's or the supplier's door, also as it was.
import { call } from '#kit/browser/call.ts';
import { type InquiryDetail, inquiryProtocol, type SupplierDetail } from '#mall/inquiry/inquiry.protocol.ts';
import { asMember } from '#mall/order/parts/as-member.ts';

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
  return one ? asMember(request, () => call(inquiryProtocol.detail, one)) : null;
}

/** The same through the supplier's door. */
export async function loadInvitation(request: Request): Promise<SupplierDetail | null> {
  const one = asked(request);
  return one ? asMember(request, () => call(inquiryProtocol.sellerDetail, one)) : null;
}
