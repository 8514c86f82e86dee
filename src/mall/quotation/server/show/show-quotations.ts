// One quotation in full, for either side: the inquiry it answers, its versions, what changed, the haggling move by move.

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { readVersion } from '#kit/document/document-version.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire, unitPriceToWire } from '#kit/money/money.ts';
import { findApprovalPath } from '#mall/approval/server/approval.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { compareContents, toReply } from '#mall/inquiry/difference.ts';
import type { InquiryContent } from '#mall/inquiry/inquiry-content.ts';
import { lineTitle } from '#mall/inquiry/inquiry-lines.ts';
import { inquiryVocabulary } from '#mall/inquiry/inquiry-vocabulary.ts';
import {
  contactOf,
  forSuppliers,
  isOpenForQuotations,
  publishedContent,
  readerOf,
} from '#mall/inquiry/server/inquiry.ts';
import type { AwardedLineReply } from '../../award.protocol.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import type { AskedReply, QuotationDetail, SellerQuotationDetail } from '../../quotation-detail.protocol.ts';
import { ROUNDS_PER_SIDE } from '../../quotation-terms.ts';
import { awardLineStatus } from '../../quotation-words.ts';
import { QUOTATION, type QuotationRow, requireReceived } from '../hold-quotation.ts';
import { sayDecline } from '../offer/prepare-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { award, awardLine, quotation } from '../quotation.tables.ts';
import { renewableUntil } from '../quotation-life.ts';
import { findFacts } from './find-facts.ts';
import { markSeen } from './mark-seen.ts';
import {
  actorFor,
  asPurchaser,
  asSupplier,
  type CardFacts,
  type PartyNames,
  partyNames,
  quotationCards,
  type Reader,
  stepReplies,
  versionReply,
} from './quotation-view.ts';
import { whyQuotation } from './why-quotation.ts';

type Acts = Actions<typeof quotationProtocol>;

/** @throws quotationErrors.notFound, also for another store's; noVersion */
export const showToSupplier: Acts['sellerDetail'] = async (work, seller, { quoSn, inqSn, versionNo }) => {
  const own = eq(quotation.storeId, seller.storeId);
  const which = quoSn ? eq(quotation.quoSn, quoSn) : inqSn ? eq(quotation.inqSn, inqSn) : undefined;
  const [facts] = which ? await findFacts(work, and(own, which)) : [];
  if (!facts) throw quotationErrors.notFound();
  const { row, inquiry } = facts;
  const detail = await detailOf(work, facts, asSupplier(seller), versionNo);
  const isInquiryNewer = row.standingNo > 0 && row.inquiryVersionNo < inquiry.versionNo;
  return {
    ...detail,
    draft: row.draft as SellerQuotationDetail['draft'],
    contact:
      inquiry.header.hidesContact && detail.awards.length === 0 ? null : await contactFor(work, inquiry),
    approval: await findApprovalPath(work, QUOTATION, row.quoSn),
    isInquiryNewer,
    inquiryDifferences: isInquiryNewer ? await askedChanges(work, row) : [],
  };
};

async function contactFor(work: Work, inquiry: CardFacts['inquiry']) {
  const { contactName, contactMobile } = await contactOf(work, inquiry);
  return { name: contactName, mobile: contactMobile };
}

async function askedChanges(work: Work, row: QuotationRow) {
  const before = await publishedContent(work, row.inqSn, row.inquiryVersionNo);
  const after = await publishedContent(work, row.inqSn);
  return toReply(
    compareContents(
      before && forSuppliers(before.content),
      after && forSuppliers(after.content),
      inquiryVocabulary(work.language),
    ),
    work.language,
  );
}

/** The first look at the offer in force is kept. @throws quotationErrors.notFound, sealed, noVersion */
export const showToPurchaser: Acts['detail'] = async (work, member, { quoSn, versionNo }) => {
  const row = await requireReceived(work, member, quoSn);
  await markSeen(work, member, [row]);
  const [facts] = await findFacts(work, eq(quotation.quoSn, quoSn));
  if (!facts) throw quotationErrors.notFound();
  return detailOf(work, facts, asPurchaser(readerOf(row.found.inquiry, member)), versionNo);
};

async function detailOf(
  work: Work,
  facts: CardFacts,
  reader: Reader,
  versionNo: number | undefined,
): Promise<QuotationDetail> {
  const { row } = facts;
  const [card] = await quotationCards(work, [facts], reader);
  if (!card) throw quotationErrors.notFound();
  const names = await partyNames(work, facts);
  const asked = await askedReply(work, facts, reader, names);
  const latest = row.versionNo;
  const shown =
    latest === 0 && versionNo === undefined
      ? undefined
      : await readVersion(work, QUOTATION, row.quoSn, { versionNo: versionNo ?? latest });
  if (versionNo !== undefined && !shown) throw quotationErrors.noVersion();
  return {
    ...card,
    asked,
    shown: shown
      ? await versionReply(work, shown, actorFor(reader, shown.actorRole, names, shown.actorName))
      : null,
    standingNo: row.standingNo,
    versionNos: Array.from({ length: row.versionNo }, (_, i) => i + 1),
    isBinding: row.isBinding,
    supplierRoundsLeft: ROUNDS_PER_SIDE - row.supplierRounds,
    purchaserRoundsLeft: row.isFinalAsked ? 0 : ROUNDS_PER_SIDE - row.purchaserRounds,
    renewableUntil: renewableUntil(row)?.toISOString() ?? null,
    seenAt: row.seenAt?.toISOString() ?? null,
    declineReason: sayDecline(row.declineReason, work.language),
    closeReason: row.closeReason,
    awards: await awardedReplies(work, facts, asked),
    steps: await stepReplies(work, row, reader, names),
    why: whyQuotation(work, facts, reader, names, shown),
  };
}

const wishFor = (content: InquiryContent, wish: InquiryContent['lines'][number]['wish']) =>
  !content.showsTarget && 'targetPrice' in wish ? { ...wish, targetPrice: '' } : wish;

async function askedReply(
  work: Work,
  { row, inquiry }: CardFacts,
  reader: Reader,
  names: PartyNames,
): Promise<AskedReply> {
  const published = await publishedContent(work, row.inqSn);
  if (!published) throw quotationErrors.notFound();
  const { content, versionNo } = published;
  return {
    inqSn: row.inqSn,
    kind: content.kind,
    title: content.title,
    purchaserName: names.purchaser,
    versionNo,
    isQuoting: isOpenForQuotations(inquiry, work.now),
    isSealed: content.isSealed,
    deadline: inquiry.deadline?.toISOString() ?? null,
    currency: content.currency,
    deliveryPlace: content.deliveryPlace,
    deliverBy: content.deliverBy,
    invoiceKind: content.invoiceKind,
    isTaxIncluded: content.isTaxIncluded,
    paymentTerms: content.paymentTerms,
    wantsContract: content.wantsContract,
    allowsPartial: content.allowsPartial,
    allowsAlternatives: content.allowsAlternatives,
    note: content.note,
    files: await fileReplies(work, content.fileIds),
    lines: content.lines.map(({ lineNo, qty, unit, partId, wish }) => ({
      lineNo,
      qty,
      unit,
      partId,
      title: lineTitle(wish),
      wish: reader.side === 'supplier' ? wishFor(content, wish) : wish,
    })),
  };
}

async function awardedReplies(
  work: Work,
  { row }: CardFacts,
  asked: AskedReply,
): Promise<AwardedLineReply[]> {
  const rows = await work.tx
    .select({ line: awardLine, awardSn: award.awardSn })
    .from(awardLine)
    .innerJoin(award, eq(award.awardId, awardLine.awardId))
    .where(eq(awardLine.quoSn, row.quoSn))
    .orderBy(awardLine.awardLineId);
  // What still waits for an approval, or never got it, is inside the purchaser's enterprise.
  return rows
    .filter(({ line }) => line.state === 'AWARDED' || line.state === 'CONVERTED')
    .map(({ line, awardSn }) =>
      awardedLineReply(
        work,
        line,
        awardSn,
        asked.lines.find((one) => one.lineNo === line.lineNo)?.title ?? '',
      ),
    );
}

/** An awarded line for a reply. */
export function awardedLineReply(
  work: Work,
  line: typeof awardLine.$inferSelect,
  awardSn: string,
  title: string,
): AwardedLineReply {
  const { awardLineId, quoSn, lineNo, versionNo, lineHash, number, state, docType, docSn } = line;
  return {
    awardLineId,
    awardSn,
    quoSn,
    lineNo,
    title,
    versionNo,
    lineHash,
    number,
    unitPrice: unitPriceToWire(line.unitPrice),
    amount: centsToWire(line.amount),
    state,
    stateName: awardLineStatus[state][work.language],
    docType,
    docSn,
  };
}
