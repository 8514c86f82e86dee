// How a supplier's offer comes about: judged against the inquiry, through the store's own approval where a rule wants it, published as a version.

import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire } from '#kit/money/money.ts';
import {
  type ApprovalCase,
  askApproval,
  previewApproval,
  previewApprovalPath,
} from '#mall/approval/server/approval.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { findProducts, type ProductForSale } from '#mall/goods/server/goods.ts';
import type { InquiryContent } from '#mall/inquiry/inquiry-content.ts';
import { lineTitle } from '#mall/inquiry/inquiry-lines.ts';
import { findInquiry, publishedContent } from '#mall/inquiry/server/inquiry.ts';
import type { Seller } from '#mall/member/actor.ts';
import { worseThan } from '../../better-terms.ts';
import { checkOffer } from '../../check-offer.ts';
import { breakAt, coverNumber, isOffered, offerTotal, priceOf, priceText } from '../../offer-amounts.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import type { QuotationContent, QuotationLine, QuotationOffer } from '../../quotation-content.ts';
import {
  type Held,
  holdOfStore,
  QUOTATION,
  type QuotationRow,
  requireContent,
  requireOfStore,
} from '../hold-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { publishWith, type QuotationMover, quotationLife } from '../quotation-life.ts';
import { doneReply, moverOf, offerOf } from './prepare-quotation.ts';

type Acts = Actions<typeof quotationProtocol>;

/** Q3. @throws quotationErrors.notFound, notNow, changedMeanwhile, wrongOffer, notYourListing; Refusal 404 for others' files */
export const submitOffer: Acts['submit'] = async (work, seller, { offer, ...input }) => {
  const held = await holdOfStore(work, seller, input);
  quotationLife.require(work, held, 'submit', 'supplier');
  const isAnswer = held.stateBefore === 'COUNTERED';
  return doneReply(work, await handIn(work, seller, held, 'submit', offer, isAnswer), true);
};

/** Q10. The same, as an answer to a counter-offer. */
export const answerWithOffer: Acts['offer'] = async (work, seller, { offer, ...input }) => {
  const held = await holdOfStore(work, seller, input);
  quotationLife.require(work, held, 'offer', 'supplier');
  return doneReply(work, await handIn(work, seller, held, 'offer', offer, true), true);
};

async function handIn(
  work: Work,
  seller: Seller,
  held: Held,
  action: 'submit' | 'offer',
  offer: QuotationOffer,
  isAnswer: boolean,
): Promise<Held> {
  const checked = await checkedOffer(work, seller, held, offer, isAnswer);
  const mover = moverOf('supplier', seller);
  const { isNeeded } = await askApproval(work, await caseOf(work, seller, held, checked));
  if (isNeeded)
    return quotationLife.advance(work, held, action, {
      ...mover,
      to: 'PENDING_REVIEW',
      set: {
        draft: checked,
        memberId: seller.memberId,
        stateBefore: action === 'offer' ? 'COUNTERED' : (held.stateBefore ?? 'INVITED'),
      },
    });
  const content = await contentOf(work, held, checked);
  return publishWith(
    work,
    held,
    action,
    { content },
    {
      ...mover,
      to: 'QUOTED',
      set: { memberId: seller.memberId, ...(isAnswer ? { supplierRounds: held.supplierRounds + 1 } : {}) },
    },
  );
}

/** The store's approver let it pass (Q4): what was handed in becomes the offer. */
export async function publishApproved(work: Work, held: Held, approver: QuotationMover): Promise<Held> {
  const { memberId } = held;
  const content = await contentOf(work, held, held.draft as QuotationOffer);
  const author = memberId === null ? {} : { actorId: memberId, actorName: await nameOf(work, memberId) };
  return publishWith(
    work,
    held,
    'approve',
    { content, author },
    {
      ...approver,
      set: held.stateBefore === 'COUNTERED' ? { supplierRounds: held.supplierRounds + 1 } : {},
    },
  );
}

async function nameOf(work: Work, memberId: number): Promise<string> {
  const [row] = await work.query<{ name: string }>(
    'SELECT member_name AS name FROM member WHERE member_id = $1',
    [memberId],
  );
  return row?.name ?? '';
}

/** Q17: the same terms or better ones; no approval, since nothing is given away. @throws quotationErrors.worse */
export const renewOffer: Acts['renew'] = async (work, seller, { offer, ...input }) => {
  const held = await holdOfStore(work, seller, input);
  quotationLife.require(work, held, 'renew', 'supplier');
  const before = await requireContent(work, held);
  const checked = await checkedOffer(work, seller, held, offer, held.found.inquiry.state !== 'QUOTING');
  const text = worseThan(before, checked);
  if (text) throw quotationErrors.worse({ text });
  const better = await caseOf(work, seller, held, checked);
  const former = await caseOf(work, seller, held, offerOf(before));
  if (better.belowListPerMille > former.belowListPerMille && (await previewApproval(work, better)).length > 0)
    throw quotationErrors.needsOwnApproval();
  const content = { ...(await contentOf(work, held, checked)), isFinal: before.isFinal };
  const moved = await publishWith(work, held, 'renew', { content }, moverOf('supplier', seller));
  return doneReply(work, moved, true);
};

/** The way it would go. @throws quotationErrors.notFound, wrongOffer */
export const previewOffer: Acts['previewApproval'] = async (work, seller, { quoSn, offer }) => {
  const row = await requireOfStore(work, seller, quoSn);
  const found = await findInquiry(work, row.inqSn);
  if (!found) throw quotationErrors.notFound();
  const lines = offer.lines.filter(
    (line) => isOffered(line) && line.breaks.every((one) => priceOf(one.unitPrice)),
  );
  const whole = { ...offer, lines };
  const approval = await previewApprovalPath(work, await caseOf(work, seller, { ...row, found }, whole));
  return { approval, total: centsToWire(offerTotal(lines)) };
};

/** The offer as it is kept: prices in one way of writing, numbers that can be had, names from the listing. */
async function checkedOffer(
  work: Work,
  seller: Seller,
  row: Held,
  offer: QuotationOffer,
  isAnswer: boolean,
): Promise<QuotationOffer> {
  const asked = await askedOf(work, row);
  const problems = checkOffer(
    {
      lines: asked.lines.map(({ lineNo, wish }) => ({ lineNo, title: lineTitle(wish) })),
      allowsPartial: asked.allowsPartial,
      allowsAlternatives: asked.allowsAlternatives,
      deadline: isAnswer ? null : row.found.inquiry.deadline,
    },
    offer,
    work.now,
  );
  if (problems.length > 0) throw quotationErrors.wrongOffer({ problems });
  const products = await listingsOf(work, offer.lines);
  const alien = offer.lines.find(
    (line) => line.productId !== null && products.get(line.productId)?.storeId !== seller.storeId,
  );
  if (alien) throw quotationErrors.notYourListing({ lineNo: alien.lineNo });
  await requireOwnFiles(work, seller, row, offer.fileIds);
  const place = new Map(asked.lines.map((line, i) => [line.lineNo, i]));
  const lines = offer.lines
    .map((line) => keptLine(line, line.productId === null ? undefined : products.get(line.productId)))
    .sort((a, b) => (place.get(a.lineNo) ?? 0) - (place.get(b.lineNo) ?? 0));
  return { ...offerOf(offer), lines };
}

function keptLine(line: QuotationLine, product: ProductForSale | undefined): QuotationLine {
  if (!isOffered(line)) return { ...line, breaks: [], productId: null, fees: null };
  return {
    ...line,
    partNo: line.partNo || (product?.partNo ?? ''),
    brandName: line.brandName || (product?.brandName ?? ''),
    packageName: line.packageName || (product?.packageName ?? ''),
    breaks: line.breaks.map((one) => ({ number: one.number, unitPrice: priceText(one.unitPrice) })),
    number: coverNumber(line, line.number),
  };
}

/** Files of an earlier version may stay, whoever of the store handed them in. */
async function requireOwnFiles(
  work: Work,
  seller: Seller,
  row: QuotationRow,
  fileIds: readonly number[],
): Promise<void> {
  const kept = row.standingNo > 0 && fileIds.length > 0 ? (await requireContent(work, row)).fileIds : [];
  const fresh = fileIds.filter((fileId) => !kept.includes(fileId));
  await requireFiles(work, seller.memberId, fresh, { kinds: 'attachments' });
}

async function askedOf(work: Work, row: QuotationRow): Promise<InquiryContent> {
  const published = await publishedContent(work, row.inqSn);
  if (!published) throw quotationErrors.notFound();
  return published.content;
}

const listingsOf = (work: Work, lines: readonly QuotationLine[]) =>
  findProducts(work, [...new Set(lines.flatMap((line) => line.productId ?? []))]);

/** A version as it is hashed. */
async function contentOf(work: Work, row: QuotationRow, offer: QuotationOffer): Promise<QuotationContent> {
  const published = await publishedContent(work, row.inqSn);
  if (!published) throw quotationErrors.notFound();
  return {
    ...offerOf(offer),
    side: 'supplier',
    inqSn: row.inqSn,
    inquiryVersionNo: published.versionNo,
    currency: published.content.currency,
    isFinal: row.isFinalAsked,
  };
}

/** What the store's own rules look at: the sum, and how far the worst line is below its listing's price. */
export async function caseOf(
  work: Work,
  seller: Pick<Seller, 'memberId' | 'memberName' | 'storeId'>,
  { quoSn, storeId, found }: Pick<Held, 'quoSn' | 'storeId' | 'found'>,
  offer: Pick<QuotationOffer, 'lines'>,
): Promise<ApprovalCase> {
  const products = await listingsOf(work, offer.lines);
  const offered = offer.lines.filter(isOffered);
  const productOf = ({ productId }: QuotationLine) =>
    productId === null ? undefined : products.get(productId);
  const below = offered.map((line) => {
    const product = productOf(line);
    if (!product) return 0;
    const list = unitPriceAt(product.priceTiers, line.number);
    const price = breakAt(line, line.number).unitPrice;
    return price >= list ? 0 : Math.floor(((list - price) * 1000) / list);
  });
  return {
    docType: QUOTATION,
    docSn: quoSn,
    scope: { storeId },
    authorId: seller.memberId,
    authorName: seller.memberName,
    title: found.inquiry.title,
    url: `/seller/quotation/detail?quoSn=${quoSn}`,
    amount: offerTotal(offered),
    partIds: offered.flatMap((line) => productOf(line)?.partId ?? []),
    skuNum: new Set(offered.map((line) => `${line.partNo}\n${line.brandName}`)).size,
    projectId: null,
    costCentre: '',
    storeIds: [storeId],
    aboveLastPerMille: 0,
    belowListPerMille: Math.max(0, ...below),
    hasGradeCOrD: false,
  };
}
