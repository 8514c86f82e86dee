// What can be bought for every line of a bill of materials: the input of the cheapest mix and of a project's cost.

import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { findOffers, type PartOffer } from '#mall/goods/server/goods.ts';
import type { Member } from '#mall/member/actor.ts';
import { type BomHead, findBom } from './find-bom.ts';

/** A line that is to be bought, with the products that would do. */
interface LineOffers {
  lineId: number;
  lineNo: number;
  partId: number;
  /** Pieces for all boards, with attrition and leader; at least 1. */
  need: number;
  /** Of the part itself; those of alternates are not among them. Empty: nobody sells it. */
  offers: PartOffer[];
  alternatePartIds: number[];
  /** What was chosen by hand; null: nothing. */
  productId: number | null;
}

export interface BomOffers {
  head: BomHead;
  lines: LineOffers[];
}

/**
 * Lines whose part is sure, fitted and not left out, with the offers of their parts.
 * @returns undefined for a bill that is neither his nor of his enterprise
 */
export async function listOffersOfLines(
  work: Work,
  member: Member,
  bomId: number,
): Promise<BomOffers | undefined> {
  const bom = await findBom(work, member, bomId);
  if (!bom) return undefined;
  const bought = bom.lines.filter((line) => line.partId !== null && line.isSure && line.need > 0);
  const offers = await findOffers(
    work,
    bought.map((line) => required(line.partId)),
  );
  const { lines: _, ...head } = bom;
  return {
    head,
    lines: bought.map((line) => ({
      lineId: line.lineId,
      lineNo: line.lineNo,
      partId: required(line.partId),
      need: line.need,
      offers: offers.get(required(line.partId)) ?? [],
      alternatePartIds: line.alternatePartIds,
      productId: line.productId,
    })),
  };
}
