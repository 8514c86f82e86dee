// Parts, offers, replacements and pairs as replies: the only mapper.

import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import type { PartOffer } from '#mall/goods/server/goods.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { pairStatus, pairSteps } from '../pair-status.ts';
import type {
  OfferReply,
  PairReply,
  PartReply,
  ReasonReply,
  ReplacementReply,
} from '../replacement.protocol.ts';
import type { Replacement, ReplacementReason } from '../replacement.ts';
import { findKnownParts, type KnownPart } from './find-parts.ts';
import { compareTwo, findParameterNames } from './find-replacements.ts';
import { type PairRow, pairLife } from './pair-life.ts';

export function partView(part: KnownPart, language: Language): PartReply {
  const { partId, partNo, isDomestic, packageName, picture, lifecycle } = part;
  return {
    partId,
    partNo,
    brandName: brandIn(language, part.brandName),
    isDomestic,
    categoryName: part.categoryName[language],
    goodsName: part.title[language],
    packageName,
    goodsImage: picture,
    lifecycle,
  };
}

export function offerView(offer: PartOffer | undefined, language: Language): OfferReply | null {
  if (!offer) return null;
  const { goodsId, productId, storeId, minBuyNum, multiple, leadDays, available, sampleStock } = offer;
  return {
    goodsId,
    productId,
    storeId,
    storeName: offer.storeName[language],
    minBuyNum,
    multiple,
    leadDays,
    productStock: available,
    sampleStock,
    priceTiers: offer.priceTiers.map(({ minNum, unitPrice }) => ({
      minNum,
      unitPrice: unitPriceToWire(unitPrice),
    })),
  };
}

const reasonsView = (reasons: readonly ReplacementReason[], language: Language): ReasonReply[] =>
  reasons.map(({ key, name, of, by, verdict }) => ({
    key,
    name: name[language],
    of: of[language],
    by: by[language],
    verdict,
  }));

export function replacementView(
  { grade, evidence, labReports, pairId, reasons }: Replacement,
  part: KnownPart,
  offer: PartOffer | undefined,
  language: Language,
): ReplacementReply {
  return {
    part: partView(part, language),
    grade,
    evidence,
    labReports: [...labReports],
    pairId,
    reasons: reasonsView(reasons, language),
    offer: offerView(offer, language),
  };
}

/** Pairs with both parts and the grade that the rules give them, in the order of the rows. */
export async function pairViews(
  work: Work,
  rows: readonly PairRow[],
): Promise<Array<PairReply & { reasons: ReasonReply[] }>> {
  const parts = await findKnownParts(work, [...new Set(rows.flatMap((row) => [row.ofPartId, row.byPartId]))]);
  const names = await findParameterNames(work);
  const views: Array<PairReply & { reasons: ReasonReply[] }> = [];
  for (const row of rows) {
    const [of, by] = [required(parts.get(row.ofPartId)), required(parts.get(row.byPartId))];
    const { grade, reasons } = compareTwo(of, by, row.isPinEqual, names);
    views.push({
      pairId: row.pairId,
      state: row.state,
      stateName: pairStatus[row.state][work.language],
      evidence: row.evidence,
      isPinEqual: row.isPinEqual,
      statement: row.statement,
      of: partView(of, work.language),
      by: partView(by, work.language),
      grade: grade ?? null,
      reason: row.reason,
      createdAt: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      reasons: reasonsView(reasons, work.language),
    });
  }
  return views;
}

/** What happened to a pair, oldest first. */
export async function pairHistory(work: Work, pairId: number) {
  const rows = await listSteps(work, [{ docType: pairLife.docType, docSns: [String(pairId)] }]);
  return rows.map((row) => logEntry(work, row, pairSteps));
}
