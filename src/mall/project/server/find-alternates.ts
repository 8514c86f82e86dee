// What could stand in for a part that is at risk, the best first.
import type { Work } from '#kit/db/work.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { findOffers } from '#mall/goods/server/goods.ts';
import { findMatCodesOfParts, findPartsOfMatCodes } from '#mall/mat-code/server/mat-code.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { findReplacements } from '#mall/replacement/server/replacement.ts';
import type { RiskAlternate } from '../project.protocol.ts';
import { partNosOf } from './bom-versions.ts';
import { bestPrice } from './project-cost.ts';

const MOST_ALTERNATES = 3;

/**
 * The enterprise's approved alternates first, then the mall's replacements that need no redesign and that the enterprise
 * does not forbid (grade D); at most three for each part.
 */
export async function findAlternates(
  work: Work,
  member: Member,
  wanted: readonly { partId: number; need: number }[],
): Promise<Map<number, RiskAlternate[]>> {
  const needs = new Map(wanted.map(({ partId, need }) => [partId, need]));
  const partIds = [...needs.keys()];
  if (partIds.length === 0) return new Map();
  const approved = await approvedAlternates(work, member.enterpriseId, partIds);
  const replacements = await findReplacements(work, partIds, { most: MOST_ALTERNATES + 2 });
  const forbidden = await forbiddenParts(
    work,
    member.enterpriseId,
    [...replacements.values()].flatMap((list) => list.map((one) => one.partId)),
  );
  const found = new Map(
    partIds.map((partId) => {
      const own = (approved.get(partId) ?? []).map((by) => ({
        partId: by,
        source: 'approved' as const,
        grade: null,
      }));
      const others = (replacements.get(partId) ?? [])
        .filter(({ grade, partId: by }) => grade < 3 && !forbidden.has(by))
        .map((one) => ({ partId: one.partId, source: 'replacement' as const, grade: one.grade }));
      const all = [...own, ...others.filter((one) => !own.some((known) => known.partId === one.partId))];
      return [partId, all.filter((one) => one.partId !== partId).slice(0, MOST_ALTERNATES)];
    }),
  );
  const standIns = [...found.values()].flatMap((list) => list.map((one) => one.partId));
  const names = await partNosOf(work, standIns);
  const offers = await findOffers(work, standIns);
  const seesPrices = mayDo(member, 'order.price');
  return new Map(
    [...found].map(([partId, list]) => [
      partId,
      list.flatMap((one): RiskAlternate[] => {
        const name = names.get(one.partId);
        const of = offers.get(one.partId) ?? [];
        const price = seesPrices ? bestPrice(of, required(needs.get(partId))) : null;
        return name
          ? [
              {
                ...one,
                ...name,
                brandName: brandIn(work.language, name.brandName),
                available: of.reduce((pieces, offer) => pieces + offer.available, 0),
                price: price === null ? null : unitPriceToWire(price),
              },
            ]
          : [];
      }),
    ]),
  );
}

async function approvedAlternates(
  work: Work,
  enterpriseId: number | null,
  partIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (enterpriseId === null) return new Map();
  const codes = await findMatCodesOfParts(work, enterpriseId, partIds);
  const parts = await findPartsOfMatCodes(
    work,
    enterpriseId,
    [...codes.values()].flatMap((list) => list.map(({ matCode }) => matCode)),
  );
  return new Map(
    [...codes].map(([partId, list]) => [
      partId,
      [...new Set(list.flatMap(({ matCode }) => parts.get(matCode)?.alternatePartIds ?? []))],
    ]),
  );
}

async function forbiddenParts(
  work: Work,
  enterpriseId: number | null,
  partIds: readonly number[],
): Promise<Set<number>> {
  if (enterpriseId === null) return new Set();
  const codes = await findMatCodesOfParts(work, enterpriseId, [...new Set(partIds)]);
  return new Set(
    [...codes].flatMap(([partId, list]) => (list.every(({ grade }) => grade === 'D') ? [partId] : [])),
  );
}
