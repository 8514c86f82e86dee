// Answers with the cheapest purchase of a bill of materials, or of the lines of a quick order.

import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { householdOf } from '#kit/http/server/rate-limit.ts';
import type { Action, Handler } from '#kit/http/server/serve.ts';
import { findOffers, type PartOffer } from '#mall/goods/server/goods.ts';
import { findMatCodesOfParts } from '#mall/mat-code/server/mat-code.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import type { solveProtocol } from '../../solve/solve.protocol.ts';
import { bomErrors } from '../bom.errors.ts';
import { listOffersOfLines } from '../list-offers.ts';
import { solveErrors } from '../solve.errors.ts';
import { solvePurchase, type WantedOffers } from '../solve.ts';
import { chooseOffers } from './choose-offers.ts';
import { mixReply } from './mix-view.ts';

/**
 * Parts that the member's enterprise has forbidden (grade D) are not bought.
 * @throws bomErrors.notFound for a bill he may not read, solveErrors.noLines when nothing is to be bought
 */
export const findMix: Handler<typeof solveProtocol.solve> = async (
  work,
  member,
  { bomId, lines, mostStores, mostLeadDays },
  caller,
) => {
  const wanted = bomId === undefined ? await ofLines(work, lines ?? []) : await ofBom(work, member, bomId);
  if (wanted.length === 0) throw solveErrors.noLines();
  const allowed = await withoutForbidden(work, member, wanted);
  const asker = member ? `member ${member.memberId}` : householdOf(caller.ip);
  const answer = await solvePurchase(work, allowed, { mostStores, mostLeadDays }, asker);
  return mixReply(work, allowed, answer);
};

async function ofBom(work: Work, member: Member | undefined, bomId: number): Promise<WantedOffers[]> {
  const found = member && (await listOffersOfLines(work, member, bomId));
  if (!found) throw bomErrors.notFound();
  return found.lines.map(({ lineId, need, offers }) => ({ lineId, wanted: need, offers }));
}

async function ofLines(
  work: Work,
  lines: NonNullable<InputOf<typeof solveProtocol.solve>['lines']>,
): Promise<WantedOffers[]> {
  const offers = await findOffers(
    work,
    lines.flatMap((line) => line.partIds),
  );
  return lines.map(({ lineId, partIds, wanted }) => ({
    lineId,
    wanted,
    offers: [...new Set(partIds)].flatMap((partId) => offers.get(partId) ?? []),
  }));
}

async function withoutForbidden(
  work: Work,
  member: Member | undefined,
  lines: readonly WantedOffers[],
): Promise<WantedOffers[]> {
  const enterpriseId = member ? buysFor(member) : null;
  if (enterpriseId === null) return [...lines];
  const partIds = [...new Set(lines.flatMap(({ offers }) => offers.map((offer) => offer.partId)))];
  const codes = await findMatCodesOfParts(work, enterpriseId, partIds);
  const isForbidden = ({ partId }: PartOffer) => {
    const known = codes.get(partId);
    return known?.every(({ grade }) => grade === 'D') ?? false;
  };
  return lines.map((line) => {
    const offers = line.offers.filter((offer) => !isForbidden(offer));
    return { ...line, offers, isForbidden: offers.length === 0 && line.offers.length > 0 };
  });
}

/** @throws bomErrors.notFound, notYours */
export const takeMix: Action<typeof solveProtocol.takeMix> = async (work, member, { bomId, choices }) => {
  return { changed: await chooseOffers(work, member, bomId, choices) };
};
