// Loads the offers in force of an inquiry in one statement, ready to be compared and awarded.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { type FoundInquiry, publishedContent } from '#mall/inquiry/server/inquiry.ts';
import type { ComparedOffer, Terms } from '../../compare-quotations.ts';
import type { Comparison } from '../../comparison.protocol.ts';
import type { QuotationContent } from '../../quotation-content.ts';
import type { QuotationState } from '../../quotation-status.ts';

/** An offer in force with its place in the haggling. */
export interface LoadedOffer extends ComparedOffer {
  quotationId: number;
  version: number;
  storeId: number;
  storeName: Text;
  isSelfOperated: boolean;
  state: QuotationState;
  standingNo: number;
  versionNum: number;
  supplierRounds: number;
  purchaserRounds: number;
  isFinalAsked: boolean;
  isBinding: boolean;
  seenAt: Date | null;
  validUntil: Date | null;
  stateBefore: QuotationState | null;
  isInAward: boolean;
  inquiryVersionNo: number;
  content: QuotationContent;
  contentHash: string;
}

type Row = Omit<LoadedOffer, keyof ComparedOffer | 'content'> & { quoSn: string; content: QuotationContent };

const LOAD = `
  SELECT q.quotation_id AS "quotationId", q.quo_sn AS "quoSn", q.version, q.store_id AS "storeId",
    json_build_object('zh', s.name_zh, 'en', s.name_en) AS "storeName", s.is_self_operated AS "isSelfOperated",
    q.state, q.standing_no AS "standingNo", q.version_no AS "versionNum", q.supplier_rounds AS "supplierRounds",
    q.purchaser_rounds AS "purchaserRounds", q.is_final_asked AS "isFinalAsked", q.is_binding AS "isBinding",
    q.seen_at AS "seenAt", q.valid_until AS "validUntil", q.state_before AS "stateBefore",
    q.inquiry_version_no AS "inquiryVersionNo", v.content, v.content_hash AS "contentHash",
    EXISTS (SELECT FROM award_line l WHERE l.quo_sn = q.quo_sn AND l.state = 'PENDING') AS "isInAward"
  FROM quotation q
  JOIN store s USING (store_id)
  JOIN document_version v ON v.doc_type = 'quotation' AND v.doc_sn = q.quo_sn AND v.version_no = q.standing_no
  WHERE q.inq_sn = $1 AND q.standing_no > 0 AND (q.state NOT IN ('WITHDRAWN', 'DECLINED') OR q.quo_sn = ANY($2))
  ORDER BY q.quotation_id`;

/**
 * Every offer that was made and not withdrawn, in the order of the invitations. Ask before whether the reader may see them.
 * @param kept quotations to load though they were withdrawn
 */
export async function loadOffers(
  work: Work,
  found: FoundInquiry,
  kept: readonly string[] = [],
): Promise<LoadedOffer[]> {
  const rows = await work.query<Row>(LOAD, [found.inquiry.inqSn, kept], 'quotation-load-offers');
  const outdated = await outdatedLines(work, found, new Set(rows.map((row) => row.inquiryVersionNo)));
  return rows.map((row) => ({
    ...row,
    ...comparedTerms(row.content),
    isStanding: row.state !== 'REJECTED' && row.state !== 'WITHDRAWN' && row.state !== 'DECLINED',
    isExpired: row.state === 'EXPIRED' || (row.validUntil !== null && row.validUntil <= work.now),
    outdatedLines: outdated.get(row.inquiryVersionNo) ?? new Set(),
  }));
}

/** What the comparison looks at of a version. */
export const comparedTerms = ({ freight, taxPerMille, invoiceKind, plan, lines }: QuotationContent) => ({
  freight,
  taxPerMille,
  invoiceKind,
  plan,
  lines,
});

/** By the version an offer answers, the lines that have changed since. */
async function outdatedLines(
  work: Work,
  { inquiry }: FoundInquiry,
  answered: ReadonlySet<number>,
): Promise<Map<number, Set<number>>> {
  const outdated = new Map<number, Set<number>>();
  const former = [...answered].filter((versionNo) => versionNo < inquiry.versionNo);
  if (former.length === 0) return outdated;
  const latest = await publishedContent(work, inquiry.inqSn);
  for (const versionNo of former) {
    const before = await publishedContent(work, inquiry.inqSn, versionNo);
    const was = new Map(before?.content.lines.map((line) => [line.lineNo, JSON.stringify(line)]));
    const changed = latest?.content.lines.filter((line) => was.get(line.lineNo) !== JSON.stringify(line));
    outdated.set(versionNo, new Set(changed?.map((line) => line.lineNo)));
  }
  return outdated;
}

/** `net` where the purchaser wants special invoices: he deducts the input tax. */
export const basisOf = ({ inquiry }: FoundInquiry): Comparison['basis'] =>
  inquiry.header.invoiceKind === 'special' ? 'net' : 'gross';

export const termsOf = (found: FoundInquiry, annualPerMille: number): Terms => ({
  annualPerMille,
  basis: basisOf(found),
});

/** Pieces per inquiry line that wait in awards for their approval. */
export async function pendingNumbers(work: Work, inqSn: string): Promise<Map<number, number>> {
  const rows = await work.query<{ inqLineId: number; number: number }>(
    `SELECT l.inq_line_id AS "inqLineId", sum(l.number)::bigint AS number
     FROM award_line l JOIN award a USING (award_id) WHERE a.inq_sn = $1 AND l.state = 'PENDING' GROUP BY 1`,
    [inqSn],
    'quotation-pending',
  );
  return new Map(rows.map((row) => [row.inqLineId, row.number]));
}
