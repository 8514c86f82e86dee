// Keeps which store's product each line is to be bought as, and how many of it.

import type { Work } from '#kit/db/work.ts';
import { findOrigins, refuseServices } from '#mall/goods/server/goods.ts';
import type { Member } from '#mall/member/actor.ts';
import { requireOwnBom } from '../require-own-bom.ts';

/** `productId` null: back to the cheapest that has enough. `buyNum` null: what the need is mended to. */
export interface ChosenOffer {
  lineId: number;
  productId: number | null;
  buyNum: number | null;
}

/**
 * Lines of other bills and products of other parts than the line's are passed over.
 * @returns how many lines were changed
 * @throws bomErrors.notFound for a bill that is not his own; goodsErrors.isService
 */
export async function chooseOffers(
  work: Work,
  member: Member,
  bomId: number,
  choices: readonly ChosenOffer[],
): Promise<number> {
  await requireOwnBom(work, member, bomId);
  const productIds = choices.flatMap(({ productId }) => productId ?? []);
  const origins = await findOrigins(work, productIds);
  if (origins.size < new Set(productIds).size) await refuseServices(work, productIds);
  const changed = await work.query(
    `UPDATE bom_line l SET product_id = one.product_id, buy_num = one.buy_num
     FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) AS one (line_id, product_id, buy_num, part_id)
     WHERE l.line_id = one.line_id AND l.bom_id = $1 AND (one.product_id IS NULL OR one.part_id = l.part_id)
     RETURNING 1`,
    [
      bomId,
      choices.map((one) => one.lineId),
      choices.map((one) => one.productId),
      choices.map((one) => one.buyNum),
      choices.map((one) => (one.productId === null ? null : (origins.get(one.productId)?.partId ?? null))),
    ],
    'bom-choose-offers',
  );
  await work.query('UPDATE bom SET updated_at = $2 WHERE bom_id = $1', [bomId, work.now], 'bom-touch');
  return changed.length;
}
