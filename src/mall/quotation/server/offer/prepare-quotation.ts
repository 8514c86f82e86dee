// What a supplier does before he submits: open, decline, save as he types, fill in from his listings, replace, drop.

import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import type { Language } from '#kit/words/text.ts';
import { sayPacking } from '#mall/goods/packing-name.ts';
import { type PriceTier, unitPriceAt } from '#mall/goods/price-tier.ts';
import { publishedContent } from '#mall/inquiry/server/inquiry.ts';
import type { Seller } from '#mall/member/actor.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { coverNumber } from '../../offer-amounts.ts';
import type { Done, quotationProtocol, Suggestion } from '../../quotation.protocol.ts';
import type { QuotationOffer } from '../../quotation-content.ts';
import { QuotationLine } from '../../quotation-content.ts';
import type { QuotationAction, QuotationActor } from '../../quotation-process.ts';
import { quotationStateText } from '../../quotation-status.ts';
import type { DeclineReason } from '../../quotation-terms.ts';
import { declineReasons } from '../../quotation-words.ts';
import { type Held, holdOfStore, requireContent, requireOfStore } from '../hold-quotation.ts';
import { type QuotationMover, quotationLife } from '../quotation-life.ts';

/** Who takes a step for which side. */
export const moverOf = (
  by: QuotationActor,
  { memberId, shownName }: { memberId: number; shownName: string },
  reason?: string,
): QuotationMover => ({ by, actorId: memberId, actorName: shownName, ...(reason ? { reason } : {}) });

/** What every step replies, in the words of the side that took it. */
export const doneReply = (work: Work, { quoSn, version, state }: Held, isSupplier: boolean): Done => ({
  quoSn,
  version,
  state,
  stateName: quotationStateText(state, isSupplier)[work.language],
});

type OwnStep = Omit<Parameters<typeof quotationLife.advance>[3], 'by' | 'actorId' | 'actorName'>;

/** A step that a store takes with its own quotation as it was shown. @throws quotationErrors.notFound, notNow, changedMeanwhile */
export async function stepOfStore(
  work: Work,
  seller: Seller,
  input: { quoSn: string; version: number },
  action: QuotationAction,
  step: OwnStep | ((held: Held) => OwnStep | Promise<OwnStep>) = {},
): Promise<Done> {
  const held = await holdOfStore(work, seller, input);
  const { reason, ...more } = typeof step === 'function' ? await step(held) : step;
  const mover = moverOf('supplier', seller, reason);
  return doneReply(work, await quotationLife.advance(work, held, action, { ...mover, ...more }), true);
}

/** Q1. @throws quotationErrors.notFound, notNow, changedMeanwhile */
export const openQuotation: Action<typeof quotationProtocol.open> = (work, seller, input) =>
  stepOfStore(work, seller, input, 'open', ({ openedAt }) => ({
    set: {
      stateBefore: 'INVITED',
      openedAt: openedAt ?? work.now,
      memberId: seller.memberId,
      declineReason: '',
    },
  }));

/** Why a store declined, in words. @param kept the reason's key and what was added, on a line of its own */
export function sayDecline(kept: string, language: Language): string {
  const [key = '', note] = kept.split('\n');
  const said = declineReasons[key as DeclineReason]?.[language];
  return [said, note].filter(Boolean).join(language === 'zh' ? '：' : ': ');
}

/** Q2 */
export const declineQuotation: Action<typeof quotationProtocol.decline> = (
  work,
  seller,
  { reason, note, ...input },
) =>
  stepOfStore(work, seller, input, 'decline', {
    reason: note,
    set: { declineReason: [reason, note].join('\n') },
    detail: { reason },
  });

/** What is typed, whatever it is: it is judged when it is submitted. */
export const saveDraft: Action<typeof quotationProtocol.save> = (work, seller, { draft, ...input }) =>
  stepOfStore(work, seller, input, 'save', { set: { draft: draft as Partial<QuotationOffer> } });

/** Q5 */
export const editQuotation: Action<typeof quotationProtocol.edit> = (work, seller, input) =>
  stepOfStore(work, seller, input, 'edit');

/** Q6: begins with what was offered. */
export const replaceQuotation: Action<typeof quotationProtocol.replace> = (work, seller, input) =>
  stepOfStore(work, seller, input, 'replace', async (held) => ({
    set: {
      stateBefore: 'QUOTED',
      draft: held.standingNo > 0 ? offerOf(await requireContent(work, held)) : null,
    },
  }));

/** Back to what it was before the draft. */
export const dropDraft: Action<typeof quotationProtocol.dropDraft> = async (work, seller, input) => {
  const held = await holdOfStore(work, seller, input);
  return doneReply(work, await dropBack(work, held, moverOf('supplier', seller)), true);
};

/** The same for whoever does it. */
export function dropBack(work: Work, held: Held, mover: QuotationMover): Promise<Held> {
  const to = held.stateBefore ?? 'INVITED';
  return quotationLife.advance(work, held, 'dropDraft', {
    ...mover,
    to,
    set: {
      draft: null,
      stateBefore: null,
      ...(to === 'COUNTERED' ? { turnDueAt: held.turnDueAt } : {}),
    },
  });
}

/** What a supplier may write of a version. */
export function offerOf(content: QuotationOffer): QuotationOffer {
  const { freight, taxPerMille, invoiceKind, plan, validUntil, isBinding, note, fileIds, lines } = content;
  return { freight, taxPerMille, invoiceKind, plan, validUntil, isBinding, note, fileIds, lines };
}

interface Listing {
  lineNo: number;
  productId: number;
  goodsId: number;
  partNo: string;
  brandName: string;
  packageName: string | null;
  goodsName: string;
  packing: string;
  minBuyNum: number;
  multiple: number;
  spq: number;
  leadDays: number;
  priceTiers: PriceTier[];
  available: number;
}

/** By part where the inquiry knows it, else by the part number as it is written; the product with the most on hand. */
const LISTINGS = `
  SELECT DISTINCT ON (w.line_no) w.line_no AS "lineNo", p.product_id AS "productId", g.goods_id AS "goodsId",
    a.part_no AS "partNo", b.name AS "brandName", a.package_name AS "packageName",
    CASE $5 WHEN 'en' THEN a.title_en ELSE a.title_zh END AS "goodsName", p.packing, p.min_buy_num AS "minBuyNum",
    p.multiple, p.spq, p.lead_days AS "leadDays", p.price_tiers AS "priceTiers", p.on_hand - p.reserved AS available
  FROM unnest($2::int[], $3::bigint[], $4::text[]) AS w (line_no, part_id, normal)
  JOIN part a ON a.part_id = w.part_id OR (w.part_id IS NULL AND w.normal <> '' AND a.normal_part_no = w.normal)
  JOIN goods g ON g.part_id = a.part_id AND g.store_id = $1 AND g.state = 'ON_SALE'
  JOIN product p USING (goods_id)
  JOIN brand b USING (brand_id)
  ORDER BY w.line_no, p.on_hand - p.reserved DESC, p.product_id`;

/** Draft lines from the store's listings: ladder as price breaks, MOQ, multiple, lead time. */
export const suggestLines: Action<typeof quotationProtocol.suggestion> = async (work, seller, { quoSn }) => {
  const row = await requireOfStore(work, seller, quoSn);
  const asked = await publishedContent(work, row.inqSn);
  const lines = asked?.content.lines ?? [];
  const listings = await work.query<Listing>(LISTINGS, [
    seller.storeId,
    lines.map((line) => line.lineNo),
    lines.map((line) => line.partId),
    lines.map((line) => ('partNo' in line.wish ? normalPartNo(line.wish.partNo) : '')),
    work.language,
  ]);
  const qty = new Map(lines.map((line) => [line.lineNo, line.qty]));
  return { list: listings.map((one) => suggestionOf(one, qty.get(one.lineNo) ?? 1, work.language)) };
};

function suggestionOf(one: Listing, asked: number, language: Language): Suggestion {
  const ladder = one.priceTiers.filter((tier, i) => tier.minNum > one.minBuyNum || i === 0);
  const breaks = ladder.map((tier, i) => ({
    number: i === 0 ? one.minBuyNum : tier.minNum,
    unitPrice: unitPriceToWire(unitPriceAt(one.priceTiers, i === 0 ? one.minBuyNum : tier.minNum)),
  }));
  const line = QuotationLine.parse({
    lineNo: one.lineNo,
    answer: 'same',
    number: 1,
    productId: one.productId,
    partNo: one.partNo,
    brandName: one.brandName,
    packageName: one.packageName ?? '',
    description: one.goodsName.slice(0, 300),
    breaks,
    multiple: one.multiple,
    spq: one.spq,
    leadDays: one.available >= asked ? 0 : one.leadDays,
    packing: sayPacking(one.packing, language),
  });
  return {
    lineNo: one.lineNo,
    line: { ...line, number: coverNumber(line, asked) },
    goodsId: one.goodsId,
    goodsName: one.goodsName,
    available: one.available,
    minBuyNum: one.minBuyNum,
    multiple: one.multiple,
  };
}
