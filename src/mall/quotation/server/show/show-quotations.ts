// One quotation in full, for either side: the inquiry it answers, its versions, what changed, the haggling move by move.

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type DocumentVersionRow, listVersions, readVersion } from '#kit/document/document-version.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { centsToWire, unitPriceToWire } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import { showMoment } from '#kit/time/show-moment.ts';
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
import type { Member, Seller } from '#mall/member/actor.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { AwardedLineReply } from '../../award.protocol.ts';
import { offerTotal } from '../../offer-amounts.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import type { QuotationContent } from '../../quotation-content.ts';
import type {
  AskedReply,
  QuotationDetail,
  RoundReply,
  SellerQuotationDetail,
  Why,
} from '../../quotation-detail.protocol.ts';
import { ROUNDS_PER_SIDE, TURN_WORKING_DAYS } from '../../quotation-terms.ts';
import { quotationVocabulary } from '../../quotation-vocabulary.ts';
import { awardLineStatus } from '../../quotation-words.ts';
import { QUOTATION, type QuotationRow, requireOfStore, requireReceived } from '../hold-quotation.ts';
import { sayDecline } from '../offer/prepare-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { award, awardLine, quotation } from '../quotation.tables.ts';
import { renewableUntil } from '../quotation-life.ts';
import { findFacts } from './find-facts.ts';
import { markSeen } from './mark-seen.ts';
import {
  actorFor,
  type CardFacts,
  purchaserNames,
  quotationCards,
  type Reader,
  stepReplies,
  stepTitle,
  versionReply,
  visibleSteps,
} from './quotation-view.ts';

const AS_SUPPLIER: Reader = { side: 'supplier' };

/** @throws quotationErrors.notFound, also for another store's; noVersion */
export async function showToSupplier(
  work: Work,
  seller: Seller,
  { quoSn, inqSn, versionNo }: InputOf<typeof quotationProtocol.sellerDetail>,
): Promise<SellerQuotationDetail> {
  const own = eq(quotation.storeId, seller.storeId);
  const which = quoSn ? eq(quotation.quoSn, quoSn) : inqSn ? eq(quotation.inqSn, inqSn) : undefined;
  const [facts] = which ? await findFacts(work, and(own, which)) : [];
  if (!facts) throw quotationErrors.notFound();
  const { row, inquiry } = facts;
  const detail = await detailOf(work, facts, AS_SUPPLIER, versionNo);
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
}

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
export async function showToPurchaser(
  work: Work,
  member: Member,
  { quoSn, versionNo }: InputOf<typeof quotationProtocol.detail>,
): Promise<QuotationDetail> {
  const row = await requireReceived(work, member, quoSn);
  await markSeen(work, member, [row]);
  const [facts] = await findFacts(work, eq(quotation.quoSn, quoSn));
  if (!facts) throw quotationErrors.notFound();
  return detailOf(work, facts, { side: 'purchaser', member: readerOf(row.found.inquiry, member) }, versionNo);
}

async function detailOf(
  work: Work,
  facts: CardFacts,
  reader: Reader,
  versionNo: number | undefined,
): Promise<QuotationDetail> {
  const { row } = facts;
  const [card] = await quotationCards(work, [facts], reader);
  const asked = await askedReply(work, facts, reader);
  const names = await partyNames(work, facts, asked.purchaserName);
  const latest = reader.side === 'supplier' ? row.versionNo : row.versionNo;
  const shown =
    latest === 0 && versionNo === undefined
      ? undefined
      : await readVersion(work, QUOTATION, row.quoSn, { versionNo: versionNo ?? latest });
  if (versionNo !== undefined && !shown) throw quotationErrors.noVersion();
  return {
    ...card!,
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
    why: whyOf(work, facts, reader, names, shown),
  };
}

async function partyNames(work: Work, { row }: CardFacts, purchaser: string) {
  const store = (await findStores(work, [row.storeId])).get(row.storeId);
  return { purchaser, supplier: store?.name[work.language] ?? '' };
}

const wishFor = (content: InquiryContent, wish: InquiryContent['lines'][number]['wish']) =>
  !content.showsTarget && 'targetPrice' in wish ? { ...wish, targetPrice: '' } : wish;

async function askedReply(work: Work, { row, inquiry }: CardFacts, reader: Reader): Promise<AskedReply> {
  const published = await publishedContent(work, row.inqSn);
  if (!published) throw quotationErrors.notFound();
  const { content, versionNo } = published;
  const names = await purchaserNames(work, [inquiry]);
  return {
    inqSn: row.inqSn,
    kind: content.kind,
    title: content.title,
    purchaserName: [...names.values()][0] ?? '',
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

/** The rules, sources and persons behind what the page shows. */
function whyOf(
  work: Work,
  { row, inquiry, isInAward }: CardFacts,
  reader: Reader,
  names: { purchaser: string; supplier: string },
  shown: DocumentVersionRow | undefined,
): Why[] {
  const found: Why[] = [];
  const at = (moment: Date | null) => showMoment(moment?.toISOString());
  const say = (about: Why['about'], zh: string, en: string) =>
    found.push({ about, text: work.language === 'en' ? en : zh });
  if (shown) {
    const actor = actorFor(reader, shown.actorRole, names, shown.actorName);
    const hash = shown.contentHash.slice(0, 12);
    say(
      'price',
      `第 ${shown.versionNo} 版，${actor}，${at(shown.createdAt)}，存证 ${hash}…`,
      `Version ${shown.versionNo}, by ${actor}, ${at(shown.createdAt)}, hash ${hash}…`,
    );
  }
  if (row.validUntil && row.state !== 'EXPIRED') {
    const day = dayInChina(after(row.validUntil, -1)); // it ends with the day
    say('validUntil', `有效至 ${day}，由供应商承诺`, `Valid until ${day}, as the supplier promised`);
  }
  if (row.turnDueAt)
    say(
      'turn',
      `还价后 ${TURN_WORKING_DAYS} 个工作日内答复，逾期报价失效`,
      `A counter-offer is answered within ${TURN_WORKING_DAYS} working days, or the quotation expires`,
    );
  if (row.state === 'QUOTED' && row.isBinding && row.seenAt)
    say(
      'withdraw',
      `买方已于 ${at(row.seenAt)} 查看，有约束力的报价不可撤回（民法典第 476 条）`,
      `Seen by the purchaser on ${at(row.seenAt)}: a binding offer cannot be withdrawn (Civil Code, art. 476)`,
    );
  else if (row.state === 'QUOTED' && row.isBinding)
    say('withdraw', '买方尚未查看，可以撤回', 'Not seen by the purchaser yet: it may be withdrawn');
  if (row.isFinalAsked)
    say('final', '已请求最终报价：此后不再还价', 'Best and final was asked for: no more counter-offers');
  if (row.standingNo > 0 && row.inquiryVersionNo < inquiry.versionNo)
    say(
      'version',
      `报价依据询价第 ${row.inquiryVersionNo} 版，现为第 ${inquiry.versionNo} 版`,
      `It answers version ${row.inquiryVersionNo} of the inquiry, which is at version ${inquiry.versionNo}`,
    );
  if (isInAward && reader.side === 'purchaser')
    say('award', '定标审批中', 'An award of it waits for its approval');
  if (reader.side === 'purchaser' && row.state === 'DRAFT' && row.standingNo > 0)
    say(
      'state',
      '供应商正在修改报价，原报价仍有效',
      'The supplier is replacing it; the offer stands until then',
    );
  return found;
}

/** What both sides may read of a quotation's history. */
interface Readable {
  row: QuotationRow;
  reader: Reader;
  names: { purchaser: string; supplier: string };
}

async function readable(work: Work, row: QuotationRow, reader: Reader): Promise<Readable> {
  const [facts] = await findFacts(work, eq(quotation.quoSn, row.quoSn));
  if (!facts) throw quotationErrors.notFound();
  const names = await purchaserNames(work, [facts.inquiry]);
  return { row, reader, names: await partyNames(work, facts, [...names.values()][0] ?? '') };
}

const asSupplier = async (work: Work, seller: Seller, quoSn: string) =>
  readable(work, await requireOfStore(work, seller, quoSn), AS_SUPPLIER);

/** Reading prices of earlier versions counts as seeing the offer too. */
async function asPurchaser(work: Work, member: Member, quoSn: string): Promise<Readable> {
  const row = await requireReceived(work, member, quoSn);
  await markSeen(work, member, [row]);
  return readable(work, row, { side: 'purchaser', member });
}

async function versionsOf(work: Work, { row, reader, names }: Readable) {
  const versions = await listVersions(work, QUOTATION, row.quoSn);
  return {
    list: versions.map((version) => {
      const content = version.content as QuotationContent;
      return {
        versionNo: version.versionNo,
        side: content.side,
        contentHash: version.contentHash,
        actorName: actorFor(reader, version.actorRole, names, version.actorName),
        time: version.createdAt.toISOString(),
        isFinal: content.isFinal,
        total: centsToWire(offerTotal(content.lines)),
        note: content.note,
        inquiryVersionNo: content.inquiryVersionNo,
        isStanding: version.versionNo === row.standingNo,
      };
    }),
  };
}

async function differencesOf(work: Work, { row }: Readable, from: number, to: number) {
  const [before, after] = [
    await readVersion(work, QUOTATION, row.quoSn, { versionNo: from }),
    await readVersion(work, QUOTATION, row.quoSn, { versionNo: to }),
  ];
  if (!before || !after) throw quotationErrors.noVersion();
  return { from, to, list: changes(work, before, after) };
}

const changes = (work: Work, before: DocumentVersionRow, after: DocumentVersionRow) =>
  toReply(compareContents(before.content, after.content, quotationVocabulary(work.language)), work.language);

const SIDE: Record<string, RoundReply['side']> = {
  supplier: 'supplier',
  supplierApprover: 'supplier',
  purchaser: 'purchaser',
};

async function roundsOf(work: Work, { row, reader, names }: Readable): Promise<{ list: RoundReply[] }> {
  const versions = await listVersions(work, QUOTATION, row.quoSn);
  const steps = await visibleSteps(work, row.quoSn, reader);
  const list = steps
    .filter((step) => step.event !== 'see' || reader.side === 'supplier')
    .map((step): RoundReply => {
      const published = step.event !== 'see' && step.event !== 'agree' ? step.detail.versionNo : undefined;
      const version = versions.find((one) => one.versionNo === published);
      const before = version && versions.find((one) => one.versionNo === version.versionNo - 1);
      const content = version?.content as QuotationContent | undefined;
      return {
        time: step.createdAt.toISOString(),
        side: SIDE[step.actorRole] ?? 'system',
        actorName: actorFor(reader, step.actorRole, names, step.actorName),
        title: stepTitle(work, step, reader),
        reason: content?.note === step.reason ? '' : step.reason,
        versionNo: version?.versionNo ?? null,
        contentHash: version?.contentHash ?? null,
        isFinal: content?.isFinal ?? false,
        total: content ? centsToWire(offerTotal(content.lines)) : null,
        note: content?.note ?? '',
        changes: version && before ? changes(work, before, version) : [],
      };
    });
  return { list };
}

export const sellerVersions = async (
  work: Work,
  seller: Seller,
  { quoSn }: InputOf<typeof quotationProtocol.sellerVersions>,
): Promise<ReplyOf<typeof quotationProtocol.sellerVersions>> =>
  versionsOf(work, await asSupplier(work, seller, quoSn));

export const sellerDifferences = async (
  work: Work,
  seller: Seller,
  { quoSn, from, to }: InputOf<typeof quotationProtocol.sellerDifferences>,
): Promise<ReplyOf<typeof quotationProtocol.sellerDifferences>> =>
  differencesOf(work, await asSupplier(work, seller, quoSn), from, to);

export const sellerRounds = async (
  work: Work,
  seller: Seller,
  { quoSn }: InputOf<typeof quotationProtocol.sellerRounds>,
): Promise<ReplyOf<typeof quotationProtocol.sellerRounds>> =>
  roundsOf(work, await asSupplier(work, seller, quoSn));

export const receivedVersions = async (
  work: Work,
  member: Member,
  { quoSn }: InputOf<typeof quotationProtocol.versions>,
): Promise<ReplyOf<typeof quotationProtocol.versions>> =>
  versionsOf(work, await asPurchaser(work, member, quoSn));

export const receivedDifferences = async (
  work: Work,
  member: Member,
  { quoSn, from, to }: InputOf<typeof quotationProtocol.differences>,
): Promise<ReplyOf<typeof quotationProtocol.differences>> =>
  differencesOf(work, await asPurchaser(work, member, quoSn), from, to);

export const receivedRounds = async (
  work: Work,
  member: Member,
  { quoSn }: InputOf<typeof quotationProtocol.rounds>,
): Promise<ReplyOf<typeof quotationProtocol.rounds>> =>
  roundsOf(work, await asPurchaser(work, member, quoSn));
