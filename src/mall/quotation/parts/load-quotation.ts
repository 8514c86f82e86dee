// Reads a quotation for its page: the version to show, the one it follows, and the supplier's offer in force.
import { call } from '#kit/browser/call.ts';
import { quotationProtocol } from '../quotation.protocol.ts';
import type { QuotationDetail, SellerQuotationDetail } from '../quotation-detail.protocol.ts';
import type { QuotationVersion } from '../quotation-version.protocol.ts';
import type { QuotationQuery } from './list/read-quotation-query.ts';

export interface LoadedQuotation<D extends QuotationDetail = QuotationDetail> {
  detail: D;
  before: QuotationVersion | null;
  standing: QuotationVersion | null;
  /** No earlier version was asked for. */
  isCurrent: boolean;
}

async function load<D extends QuotationDetail>(
  ask: (versionNo: number | undefined) => Promise<D>,
  versionNo: number | undefined,
): Promise<LoadedQuotation<D>> {
  let detail = await ask(versionNo);
  const { standingNo, state } = detail;
  const isCurrent = versionNo === undefined;
  // A counter-offer that was answered by keeping the offer is the latest version, and not what holds.
  if (isCurrent && state !== 'COUNTERED' && standingNo > 0 && detail.shown?.versionNo !== standingNo)
    detail = await ask(standingNo);
  const { shown } = detail;
  const versionAt = async (no: number) => (no > 0 ? (await ask(no)).shown : null);
  const standing = shown?.versionNo === standingNo ? shown : await versionAt(standingNo);
  const beforeNo =
    shown === null ? 0 : isCurrent && shown.side === 'purchaser' ? standingNo : shown.versionNo - 1;
  const before = beforeNo === standingNo ? standing : await versionAt(beforeNo);
  return { detail, before: shown ? before : null, standing, isCurrent };
}

/** For the store. */
export function loadGivenQuotation({
  quoSn,
  inqSn,
  versionNo,
}: QuotationQuery): Promise<LoadedQuotation<SellerQuotationDetail>> {
  const name = quoSn ? { quoSn } : { inqSn };
  return load((no) => call(quotationProtocol.sellerDetail, { ...name, versionNo: no }), versionNo);
}

/** For the purchaser. */
export function loadReceivedQuotation(quoSn: string, versionNo?: number): Promise<LoadedQuotation> {
  return load((no) => call(quotationProtocol.detail, { quoSn, versionNo: no }), versionNo);
}
