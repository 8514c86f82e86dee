// What a project's boards cost: the cheapest purchase over all stores, kept once a day.

import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { cents, centsToWire, type UnitPrice } from '#kit/money/money.ts';
import { isValidQuantity, repairQuantity } from '#kit/rules/quantity.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { solvePurchase } from '#mall/bom/server/bom.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { findOffers, type PartOffer } from '#mall/goods/server/goods.ts';
import type { ProjectCost, projectProtocol } from '../project.protocol.ts';
import { linesOfVersion } from './bom-versions.ts';
import { type ProjectHead, requireProject } from './find-project.ts';
import { projectErrors } from './project.errors.ts';
import { projectCost } from './project.tables.ts';

type Acts = Actions<typeof projectProtocol>;

type CostRow = typeof projectCost.$inferSelect;

/** Pieces of each part that so many boards need. @throws projectErrors.bomMissing, noBom */
export async function needsOf(
  work: Work,
  { projectId, bomVersion }: Pick<ProjectHead, 'projectId' | 'bomVersion'>,
  boards: number,
): Promise<Map<number, number>> {
  if (bomVersion === null) throw projectErrors.bomMissing();
  const needs = new Map<number, number>();
  for (const { partId, qty } of await linesOfVersion(work, projectId, bomVersion)) {
    if (partId !== null && qty > 0) needs.set(partId, (needs.get(partId) ?? 0) + qty * boards);
  }
  return needs;
}

/** The lowest unit price at which so many can be had from one offer; null when none has enough. */
export function bestPrice(offers: readonly PartOffer[], need: number): UnitPrice | null {
  let best: UnitPrice | null = null;
  for (const offer of offers) {
    const quantity = repairQuantity(need, offer);
    if (quantity === undefined || quantity < need || quantity > offer.available) continue;
    if (!isValidQuantity(quantity, offer)) continue;
    const price = unitPriceAt(offer.priceTiers, quantity);
    if (best === null || price < best) best = price;
  }
  return best;
}

/**
 * The cost at this moment. @param asker who waits for it; left out for the night's watch @throws projectErrors.bomMissing, nothingToBuy; solveErrors.busy, gaveUp
 */
export async function costOf(
  work: Work,
  head: Pick<ProjectHead, 'projectId' | 'bomVersion'>,
  boards: number,
  asker?: string,
): Promise<CostRow & { isOptimal: boolean }> {
  const needs = await needsOf(work, head, boards);
  if (needs.size === 0) throw projectErrors.nothingToBuy();
  const offers = await findOffers(work, [...needs.keys()]);
  const answer = await solvePurchase(
    work,
    [...needs].map(([partId, wanted]) => ({ lineId: partId, wanted, offers: offers.get(partId) ?? [] })),
    {},
    asker,
  );
  return {
    projectId: head.projectId,
    day: dayInChina(work.now),
    bomVersion: required(head.bomVersion),
    buildNum: boards,
    total: answer.total,
    freight: answer.freight,
    bound: answer.bound,
    lines: needs.size,
    unserved: answer.choices.filter(({ unserved }) => unserved !== null).length,
    prices: [...needs].map(([partId, need]) => ({
      partId,
      price: bestPrice(offers.get(partId) ?? [], need),
    })),
    computedAt: work.now,
    isOptimal: answer.isOptimal,
  };
}

/** Keeps it as the cost of its day, in place of what was kept of that day before. */
export async function keepCost(
  work: Work,
  { isOptimal: _, ...row }: CostRow & { isOptimal: boolean },
): Promise<void> {
  await work.tx
    .insert(projectCost)
    .values(row)
    .onConflictDoUpdate({ target: [projectCost.projectId, projectCost.day], set: row });
}

/** @throws projectErrors.notFound, bomMissing, nothingToBuy; solveErrors.busy, gaveUp */
export const computeCost: Acts['computeCost'] = async (work, member, { projectId, buildNum }) => {
  const head = await requireProject(work, member, projectId);
  const boards = buildNum ?? head.buildNum;
  const cost = await costOf(work, head, boards, `member ${member.memberId}`);
  const isKept = boards === head.buildNum && head.state === 'ACTIVE';
  if (isKept) await keepCost(work, cost);
  return { ...costReply(cost), isKept: bit(isKept), isOptimal: bit(cost.isOptimal) };
};

/** chosen: a year and a day. */
const MOST_DAYS = 366;

/** @throws projectErrors.notFound */
export const listCosts: Acts['costs'] = async (work, member, { projectId }) => {
  await requireProject(work, member, projectId);
  const rows = await work.tx
    .select()
    .from(projectCost)
    .where(eq(projectCost.projectId, projectId))
    .orderBy(asc(projectCost.day));
  return { list: rows.slice(-MOST_DAYS).map(costReply) };
};

function costReply(row: CostRow): ProjectCost {
  return {
    day: row.day,
    bomVersion: row.bomVersion,
    buildNum: row.buildNum,
    total: centsToWire(row.total),
    freight: centsToWire(row.freight),
    bound: centsToWire(row.bound),
    perBoard: centsToWire(cents(Math.round(row.total / row.buildNum))),
    lines: row.lines,
    unserved: row.unserved,
  };
}
